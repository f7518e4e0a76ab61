/** Rich text as plain text. Apart from the schema, so that the browser does not load the parser. */
import type { RichText, RichTextInline } from './rich-text.ts'

/** Plain text, with blocks and list items joined by one space. */
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

/** Plain text of the children of one block. */
export function inlineToPlain(children: readonly RichTextInline[]): string {
  return children
    .map((child) => (child.type === 'link' ? child.children.map((part) => part.text).join('') : child.text))
    .join('')
}
