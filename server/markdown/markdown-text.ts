/** Texts of the site as Markdown (CommonMark with tables). */
import type { RichText, RichTextInline } from '#domain/rich-text.ts'
import { absoluteUrl } from '#domain/absolute-url.ts'

/** `text` so that no sign in it is read as markup. */
export function plainMarkdown(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]<>|]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, ' ')
    .replace(/^(#{1,6}|[-+]|\d+[.)])(?=\s)/, String.raw`\$1`)
}

/** `[label](address)`, the address as the outside world writes it. */
export function markdownLink(label: string, href: string): string {
  return `[${plainMarkdown(label)}](${absoluteUrl(href).replaceAll(/[\s()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)})`
}

/** A table; the first row is its head. */
export function markdownTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(plainMarkdown).join(' | ')} |`
  return [line(columns), `|${' --- |'.repeat(columns.length)}`, ...rows.map(line)].join('\n')
}

/** Rich text; its headings begin at `topLevel`. */
export function richTextMarkdown(blocks: RichText, topLevel = 2): string {
  return blocks
    .map((block) => {
      switch (block.type) {
        case 'heading':
          return `${'#'.repeat(Math.min(6, Math.max(topLevel, block.level)))} ${inlineMarkdown(block.children)}`
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

/** Spaces stand outside the signs, or these are not read as bold. */
function bold(text: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  return inner === '' ? before : `${before}**${plainMarkdown(inner)}**${after}`
}
