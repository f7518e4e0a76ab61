/** Markdown as rich text: headings, lists, quotes, code, links, bold, italic and struck-out words. Plain text is Markdown without marks. */
import type { RichText, RichTextInline } from '#domain/rich-text.ts'

type Text = Extract<RichTextInline, { type: 'text' }>
type Marks = Omit<Text, 'type' | 'text'>

/** An empty line ends a paragraph; a heading, list item or quote ends with its line. */
export function readMarkdown(text: string): RichText {
  const blocks: RichText = []
  let paragraph: string[] = []
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push({ type: 'paragraph', children: readInline(paragraph.join(' ')) })
    paragraph = []
  }
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const [, hashes, heading = ''] = /^(#{1,6})\s+(.+?)\s*#*$/.exec(line) ?? []
    const [, marker, item = ''] = /^([-*+]|\d{1,3}[.)])\s+(.+)$/.exec(line) ?? []
    const [, quote] = /^>\s?(.*)$/.exec(line) ?? []
    if (line !== '' && hashes === undefined && marker === undefined && quote === undefined) {
      if (!/^(?:```.*|[-*_]{3,})$/.test(line)) paragraph.push(line)
      continue
    }
    endParagraph()
    if (hashes !== undefined) blocks.push({ type: 'heading', level: hashes.length, children: readInline(heading) })
    if (quote !== undefined) blocks.push({ type: 'quote', children: readInline(quote) })
    if (marker !== undefined) {
      const format = /^\d/.test(marker) ? 'ordered' : 'unordered'
      const child = { type: 'list-item' as const, children: readInline(item) }
      const last = blocks.at(-1)
      if (last?.type === 'list' && last.format === format) last.children.push(child)
      else blocks.push({ type: 'list', format, children: [child] })
    }
  }
  endParagraph()
  return blocks
}

/** Pictures first, of which the description stays; then links and marks, the longest first. */
const inline =
  /!\[(?<alt>[^\]]*)\]\([^)]*\)|\[(?<label>[^\]]+)\]\((?<url>[^)\s]+)[^)]*\)|`(?<code>[^`]+)`|\*\*(?<bold>.+?)\*\*|__(?<bold2>.+?)__|~~(?<struck>.+?)~~|(?<![\p{L}\d])[*_](?<italic>[^*_\s](?:[^*_]*[^*_\s])?)[*_](?![\p{L}\d])/gu

function readInline(text: string, marks: Marks = {}): RichTextInline[] {
  const found: RichTextInline[] = []
  let end = 0
  const plain = (words: string) => {
    if (words !== '')
      found.push({ type: 'text', text: words.replaceAll(/\\([\\`*_{}[\]()#+\-.!<>|~])/g, '$1'), ...marks })
  }
  for (const match of text.matchAll(inline)) {
    const { alt, label, url, code, bold, bold2, struck, italic } = match.groups ?? {}
    plain(text.slice(end, match.index))
    end = match.index + match[0].length
    if (alt !== undefined) plain(alt)
    else if (label !== undefined) {
      const children = readInline(label, marks).flatMap((child) => (child.type === 'link' ? child.children : [child]))
      found.push(...(isLinkAddress(url ?? '') ? [{ type: 'link' as const, url: url ?? '', children }] : children))
    } else if (code !== undefined) found.push({ type: 'text', text: code, ...marks, code: true })
    else if (struck !== undefined) found.push(...readInline(struck, { ...marks, strikethrough: true }))
    else if (italic !== undefined) found.push(...readInline(italic, { ...marks, italic: true }))
    else found.push(...readInline(bold ?? bold2 ?? '', { ...marks, bold: true }))
  }
  plain(text.slice(end))
  return found
}

/** True for a path of this site, a fragment, or a web, email or telephone address; never for a script. */
export function isLinkAddress(url: string): boolean {
  return /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/i.test(url)
}
