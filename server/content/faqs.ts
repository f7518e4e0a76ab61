/** What the question pages show, taken from the content source. */
import type { Faq } from '#app/features/faq/faq.schema.ts'
import { wordSlug } from '#app/lib/slug.ts'
import type { EntrySource } from './content-source.ts'

/** Questions on one page of the list (specification section 9). */
export const faqPageSize = 50
/** A question names this many others of its category. */
const relatedCount = 5

export type FaqListQuery = { /** Slug of a category. */ category?: string | undefined; search?: string | undefined; page: number }
export type FaqCategory = { slug: string; name: string; count: number }

/** A page of questions, newest first, with the categories and how many each has for the same search. A page beyond the last gives the last. */
export async function faqList(content: EntrySource, { category, search, page }: FaqListQuery) {
  const names = await content.listFaqCategories()
  const chosen = names.find((name) => wordSlug(name) === category)
  const ask = (wanted: { category?: string | undefined; page: number; pageSize: number }) => content.listFaqs({ search, ...wanted })
  const [first, all, categories, featured] = await Promise.all([
    ask({ category: chosen, page, pageSize: faqPageSize }),
    ask({ page: 1, pageSize: 1 }),
    Promise.all(names.map(async (name): Promise<FaqCategory> => ({ slug: wordSlug(name), name, count: (await ask({ category: name, page: 1, pageSize: 1 })).total }))),
    chosen === undefined && !search && page === 1 ? content.listFaqs({ featured: true, page: 1, pageSize: faqPageSize }) : { items: [] },
  ])
  const pages = Math.max(1, Math.ceil(first.total / faqPageSize))
  const { items } = page <= pages ? first : await ask({ category: chosen, page: pages, pageSize: faqPageSize })
  return { items: items.map(shown), total: first.total, everywhere: all.total, page: Math.min(page, pages), pages, categories, featured: featured.items.map(shown) }
}
export type FaqList = Awaited<ReturnType<typeof faqList>>

/** One question with others of its category, or null. */
export async function faqPage(content: EntrySource, slug: string) {
  const faq = await content.getFaq(slug)
  if (!faq) return null
  const { items } = await content.listFaqs({ category: faq.category, page: 1, pageSize: faqPageSize })
  return { ...faq, categorySlug: wordSlug(faq.category), related: items.filter((other) => other.slug !== slug).slice(0, relatedCount).map(({ title, slug: other }) => ({ title, slug: other })) }
}
export type FaqPageData = NonNullable<Awaited<ReturnType<typeof faqPage>>>

function shown({ title, slug, antwoord, category }: Faq) {
  return { title, slug, antwoord, category }
}
