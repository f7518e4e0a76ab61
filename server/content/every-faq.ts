/** All questions of a source, which gives a list in parts. */
import type { Faq } from '#domain/faq/faq.schema.ts'
import type { EntrySource } from './content-source.ts'

/** Questions in one request. */
const requestSize = 100

/** All questions, newest first. Searches filter these, so that what visitors type never reaches the content source. */
export async function everyFaq(content: Pick<EntrySource, 'listFaqs'>): Promise<Faq[]> {
  const first = await content.listFaqs({ start: 0, limit: requestSize })
  const others = Array.from({ length: Math.max(0, Math.ceil(first.total / requestSize) - 1) }, (_, number) =>
    content.listFaqs({ start: (number + 1) * requestSize, limit: requestSize }),
  )
  const items = [first, ...(await Promise.all(others))].flatMap((page) => page.items)
  return [...new Map(items.map((faq) => [faq.slug, faq])).values()]
}
