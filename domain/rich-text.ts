/** Rich text as Strapi's blocks editor stores it: paragraphs, headings, lists and quotes, with text and link children. */
import { z } from 'zod'

const text = z.strictObject({
  type: z.literal('text'),
  text: z.string(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  underline: z.boolean().optional(),
  strikethrough: z.boolean().optional(),
  code: z.boolean().optional(),
})
const link = z.strictObject({ type: z.literal('link'), url: z.string(), children: z.array(text) })
const inline = z.discriminatedUnion('type', [text, link])

export const richTextSchema = z.array(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('paragraph'), children: z.array(inline) }),
    z.strictObject({ type: z.literal('heading'), level: z.number().int().min(1).max(6), children: z.array(inline) }),
    z.strictObject({
      type: z.literal('list'),
      format: z.enum(['ordered', 'unordered']),
      children: z.array(z.strictObject({ type: z.literal('list-item'), children: z.array(inline) })),
    }),
    z.strictObject({ type: z.literal('quote'), children: z.array(inline) }),
  ]),
)
export type RichText = z.output<typeof richTextSchema>
export type RichTextInline = z.output<typeof inline>
