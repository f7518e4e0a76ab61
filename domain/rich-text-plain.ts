/** The plain words of rich text. Apart from the schema, so that the browser gets the words without the parser. */
import type { RichText, RichTextInline } from './rich-text.ts'

/** The plain words of rich text, blocks and list items joined by one space. */
export function richTextToPlain(blocks: RichText): string {
  return blocks
    .flatMap((block) =>
      block.type === 'list'
        ? block.children.map((item) => inlineToPlain(item.children))
        : [inlineToPlain(block.children)],
    )
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The plain words of the children of one block. */
export function inlineToPlain(children: readonly RichTextInline[]): string {
  return children
    .map((child) => (child.type === 'link' ? child.children.map((part) => part.text).join('') : child.text))
    .join('')
}
