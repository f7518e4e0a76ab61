/** A frequently asked question: content/faqs.json */
import { z } from 'zod'
import { richTextSchema } from '../rich-text.ts'

export const faqSchema = z.strictObject({
  /** The question, ending in a question mark; unique. */
  title: z.string().min(10).max(110).endsWith('?'),
  slug: z.string().regex(/^[a-z0-9-]+$/),
  antwoord: richTextSchema,
  category: z.string().min(3),
  is_featured: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Faq = z.output<typeof faqSchema>
