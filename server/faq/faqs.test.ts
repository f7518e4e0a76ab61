import { expect, test, vi } from 'vitest'
import type { Faq } from '#domain/faq/faq.schema.ts'
import type { EntrySource } from '#server/content/content-source.ts'
import { faqList, faqPage } from './faqs.ts'

function question(index: number): Faq {
  return {
    title: `Vraag nummer ${index}?`,
    slug: `vraag-${index}`,
    antwoord: [],
    category: index % 2 === 0 ? 'Montage' : 'Maten en indeling',
    is_featured: index < 3,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  }
}

function source(count: number): Pick<EntrySource, 'listFaqs' | 'listFaqCategories' | 'getFaq'> & EntrySource {
  const faqs = Array.from({ length: count }, (_, index) => question(index))
  return {
    listVacancies: async () => [],
    getVacancy: async () => null,
    getPrivacyPage: async () => null,
    listFaqCategories: async () => ['Maten en indeling', 'Montage'],
    getFaq: async (slug) => faqs.find((faq) => faq.slug === slug) ?? null,
    async listFaqs({ start, limit }) {
      return { items: faqs.slice(start, start + limit), total: faqs.length }
    },
  }
}

test('has fifty questions per page, and gives the last page for any beyond it', async () => {
  const list = await faqList(source(120), { page: 9 })
  expect([list.total, list.pages, list.page, list.items.length]).toEqual([120, 3, 3, 20])
})

test('filters by the slug of a category, and ignores an unknown one', async () => {
  expect((await faqList(source(10), { category: 'maten-en-indeling', page: 1 })).total).toBe(5)
  expect((await faqList(source(10), { category: 'bestaat-niet', page: 1 })).total).toBe(10)
})

test('counts the matches of every category, whichever is chosen', async () => {
  const { categories, everywhere } = await faqList(source(12), { category: 'montage', search: 'nummer 1', page: 1 })
  expect(categories.map(({ slug, count }) => [slug, count])).toEqual([
    ['maten-en-indeling', 2],
    ['montage', 1],
  ])
  expect(everywhere).toBe(3)
})

test('lists featured questions with the unfiltered first page only', async () => {
  expect((await faqList(source(10), { page: 1 })).featured).toHaveLength(3)
  expect((await faqList(source(10), { search: 'nummer', page: 1 })).featured).toHaveLength(0)
  expect((await faqList(source(10), { category: 'montage', page: 1 })).featured).toHaveLength(0)
})

test('begins with the oldest questions, which are asked most', async () => {
  const content = source(3)
  const dated: EntrySource = {
    ...content,
    async listFaqs(query) {
      const { items, total } = await content.listFaqs(query)
      return { items: items.map((faq, index) => ({ ...faq, createdAt: `202${6 - index}-01-01T00:00:00.000Z` })), total }
    },
  }
  const { items, featured } = await faqList(dated, { page: 1 })
  expect(items.map(({ slug }) => slug)).toEqual(['vraag-2', 'vraag-1', 'vraag-0'])
  expect(featured.map(({ slug }) => slug)).toEqual(['vraag-2', 'vraag-1', 'vraag-0'])
})

test('relates five other questions of the same category', async () => {
  const page = await faqPage(source(20), 'vraag-4')
  expect(page?.related.map((other) => other.slug)).toEqual(['vraag-0', 'vraag-2', 'vraag-6', 'vraag-8', 'vraag-10'])
  expect(await faqPage(source(20), 'bestaat-niet')).toBeNull()
})

test('reads all questions page by page, each once', async () => {
  const list = await faqList(source(230), { page: 1 })
  expect([list.total, list.everywhere]).toEqual([230, 230])
})

test('searches answers regardless of case and accents', async () => {
  const content = source(3)
  const answers = ['Het beton krijgt een coating.', 'Één lade.', 'Niets.']
  const withAnswers: EntrySource = {
    ...content,
    async listFaqs(query) {
      const { items, total } = await content.listFaqs(query)
      return {
        items: items.map((faq, index) => ({
          ...faq,
          antwoord: [{ type: 'paragraph', children: [{ type: 'text', text: answers[index] ?? '' }] }],
        })),
        total,
      }
    },
  }
  expect((await faqList(withAnswers, { search: 'EEN  LADE', page: 1 })).items.map(({ slug }) => slug)).toEqual([
    'vraag-1',
  ])
})

test('lists the questions when the categories cannot be read', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const list = await faqList(
    { ...source(10), listFaqCategories: () => Promise.reject(new Error('unreachable')) },
    { page: 1 },
  )
  expect([list.items.length, list.categories]).toEqual([10, []])
  expect(write).toHaveBeenCalledTimes(1)
  write.mockRestore()
})
