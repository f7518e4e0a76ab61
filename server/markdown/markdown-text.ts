/** Texts of the site as Markdown (CommonMark with tables). */
import type { RichText, RichTextInline } from '#domain/rich-text.ts'
import { absoluteUrl } from '#domain/absolute-url.ts'

/** `text` with every character escaped that would be markup. */
export function plainMarkdown(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]<>|]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, ' ')
    .replace(/^(#{1,6}|[-+]|\d+[.)])(?=\s)/, String.raw`\$1`)
}

/** `[label](address)` with the full address. */
export function markdownLink(label: string, href: string): string {
  return `[${plainMarkdown(label)}](${absoluteUrl(href).replaceAll(/[\s()<>]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`)})`
}

/** A table; the first row is its head. */
export function markdownTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(plainMarkdown).join(' | ')} |`
  return [line(columns), `|${' --- |'.repeat(columns.length)}`, ...rows.map(line)].join('\n')
}

/** Rich text; its headings start at level 2. */
export function richTextMarkdown(blocks: RichText): string {
  return blocks
    .map((block) => {
      switch (block.type) {
        case 'heading':
          return `${'#'.repeat(Math.min(6, Math.max(2, block.level)))} ${inlineMarkdown(block.children)}`
        case 'list':
          return block.children
            .map(
              (item, index) => `${block.format === 'ordered' ? `${index + 1}.` : '-'} ${inlineMarkdown(item.children)}`,
            )
            .join('\n')
        case 'quote':
          return `> ${inlineMarkdown(block.children)}`
        default:
          return inlineMarkdown(block.children)
      }
    })
    .filter((text) => text !== '')
    .join('\n\n')
}

function inlineMarkdown(children: readonly RichTextInline[]): string {
  return children
    .map((child) =>
      child.type === 'link'
        ? markdownLink(child.children.map(({ text }) => text).join(''), child.url)
        : child.bold
          ? bold(child.text)
          : plainMarkdown(child.text),
    )
    .join('')
    .trim()
}

/** Spaces go outside the asterisks, which otherwise do not make text bold. */
function bold(text: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  return inner === '' ? before : `${before}**${plainMarkdown(inner)}**${after}`
}
