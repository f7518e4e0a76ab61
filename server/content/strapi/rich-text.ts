/**
 * Reads rich text: blocks of Strapi's editor, Markdown or plain text. What the site cannot show becomes the nearest
 * that it can (a code block becomes a paragraph, a nested list more items) or is left out (pictures, addresses that
 * are no link), so that the words stay.
 */
import { z } from 'zod'
import { richTextToPlain } from '#domain/rich-text-plain.ts'
import type { RichText, RichTextInline } from '#domain/rich-text.ts'
import { isLinkAddress, readMarkdown } from './markdown.ts'

type Text = Extract<RichTextInline, { type: 'text' }>

const nodes = z.array(z.unknown()).catch([])
const mark = z.literal(true).optional().catch(undefined)
const textSchema = z.object({
  type: z.literal('text'),
  text: z.string(),
  bold: mark,
  italic: mark,
  underline: mark,
  strikethrough: mark,
  code: mark,
})
const linkSchema = z.object({ type: z.literal('link'), url: z.string(), children: nodes })
const blockSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), children: nodes }),
  z.object({ type: z.literal('heading'), level: z.number().int().min(1).max(6).catch(2), children: nodes }),
  z.object({ type: z.literal('list'), format: z.enum(['ordered', 'unordered']).catch('unordered'), children: nodes }),
  z.object({ type: z.literal('quote'), children: nodes }),
  z.object({ type: z.literal('code'), children: nodes }),
])
const itemSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('list-item'), children: nodes }),
  z.object({ type: z.literal('list'), children: nodes }),
])

/** Rich text in any of its forms, without empty blocks; null is an empty one. */
export const wireRichTextSchema = z
  .union([z.array(z.unknown()), z.string()], 'a text, Markdown or blocks')
  .nullish()
  .transform((text): RichText => {
    const blocks = typeof text === 'string' ? readMarkdown(text) : (text ?? []).flatMap(readBlock)
    return blocks.filter((block) => richTextToPlain([block]) !== '')
  })

function readBlock(value: unknown): RichText {
  const { data: block } = blockSchema.safeParse(value)
  if (!block) return []
  switch (block.type) {
    case 'heading':
      return [{ type: 'heading', level: block.level, children: block.children.flatMap(readInline) }]
    case 'list':
      return [{ type: 'list', format: block.format, children: block.children.flatMap(readItem) }]
    case 'quote':
      return [{ type: 'quote', children: block.children.flatMap(readInline) }]
    case 'code':
      return [
        { type: 'paragraph', children: block.children.flatMap(readText).map((text) => ({ ...text, code: true })) },
      ]
    default:
      return [{ type: 'paragraph', children: block.children.flatMap(readInline) }]
  }
}

function readItem(value: unknown): Extract<RichText[number], { type: 'list' }>['children'] {
  const { data: item } = itemSchema.safeParse(value)
  if (!item) return []
  return item.type === 'list'
    ? item.children.flatMap(readItem)
    : [{ type: 'list-item', children: item.children.flatMap(readInline) }]
}

function readInline(value: unknown): RichTextInline[] {
  const { data: link } = linkSchema.safeParse(value)
  if (!link) return readText(value)
  const children = link.children.flatMap(readText)
  return isLinkAddress(link.url) ? [{ type: 'link', url: link.url, children }] : children
}

function readText(value: unknown): Text[] {
  const { data: text } = textSchema.safeParse(value)
  if (!text) return []
  const { type, text: words, ...marks } = text
  return [
    {
      type,
      text: words,
      ...(marks.bold && { bold: true }),
      ...(marks.italic && { italic: true }),
      ...(marks.underline && { underline: true }),
      ...(marks.strikethrough && { strikethrough: true }),
      ...(marks.code && { code: true }),
    },
  ]
}
