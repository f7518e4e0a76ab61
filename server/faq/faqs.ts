/** The data of the question pages. */
import { amsterdamDay } from '#domain/amsterdam-day.ts'
import type { Faq } from '#domain/faq/faq.schema.ts'
import { richTextToPlain } from '#domain/rich-text-plain.ts'
import { wordSlug } from '#domain/slug.ts'
import { foldText } from '#domain/text-fold.ts'
import { everyFaq } from '#server/content/every-faq.ts'
import { reportProblem } from '#server/observe/problem-report.ts'
import type { EntrySource } from '#server/content/content-source.ts'

/** Questions on one page of the list. */
export const faqPageSize = 50
/** Related questions on the page of a question. */
const relatedCount = 5

export type FaqListQuery = {
  /** Slug of a category. */ category?: string | undefined
  search?: string | undefined
  page: number
}
export type FaqCategory = { slug: string; name: string; count: number }

/** A page of questions, oldest first, since editors began with what is asked most, with the categories and how many each has for the same search. A page number beyond the last gives the last page. */
export async function faqList(content: EntrySource, { category, search = '', page: requested }: FaqListQuery) {
  const [newestFirst, names] = await Promise.all([everyFaq(content), categoryNames(content)])
  const every = oldestFirst(newestFirst)
  const wanted = foldText(search)
  const found =
    wanted === ''
      ? every
      : every.filter((faq) => foldText(`${faq.title} ${richTextToPlain(faq.antwoord)}`).includes(wanted))
  const chosen = names.find((name) => wordSlug(name) === category)
  const matching = chosen === undefined ? found : found.filter((faq) => faq.category === chosen)
  const pages = Math.max(1, Math.ceil(matching.length / faqPageSize))
  const page = Math.min(requested, pages)
  const featured =
    chosen === undefined && wanted === '' && requested === 1 ? every.filter((faq) => faq.is_featured) : []
  return {
    items: matching.slice((page - 1) * faqPageSize, page * faqPageSize).map(shown),
    total: matching.length,
    everywhere: found.length,
    page,
    pages,
    categories: names.map((name): FaqCategory => ({
      slug: wordSlug(name),
      name,
      count: found.filter((faq) => faq.category === name).length,
    })),
    featured: featured.slice(0, faqPageSize).map(shown),
  }
}
export type FaqList = Awaited<ReturnType<typeof faqList>>

/** The names of the categories; none, and a reported problem, when they cannot be read. */
async function categoryNames(content: EntrySource): Promise<string[]> {
  return content.listFaqCategories().catch((error: unknown) => {
    reportProblem({ event: 'faq-categories-not-read', error })
    return []
  })
}

/** One question with the day of its last change, 'YYYY-MM-DD', and others of its category, without those when they cannot be read; null when it does not exist. */
export async function faqPage(content: EntrySource, slug: string) {
  const faq = await content.getFaq(slug)
  if (!faq) return null
  const every = await everyFaq(content).catch((error: unknown) => {
    reportProblem({ event: 'related-faqs-not-read', error })
    return []
  })
  const related = oldestFirst(every).filter((other) => other.category === faq.category && other.slug !== slug)
  return {
    ...faq,
    categorySlug: wordSlug(faq.category),
    changed: amsterdamDay(new Date(faq.updatedAt)),
    related: related.slice(0, relatedCount).map(({ title, slug: other }) => ({ title, slug: other })),
  }
}
export type FaqPageData = NonNullable<Awaited<ReturnType<typeof faqPage>>>

function oldestFirst(questions: readonly Faq[]): Faq[] {
  return questions.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
}

function shown({ title, slug, antwoord, category }: Faq) {
  return { title, slug, antwoord, category }
}
