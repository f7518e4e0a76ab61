/** Questions, vacancies and the privacy page from the embedded store. */
import type { Kysely } from 'kysely'
import { faqSchema, type Faq } from '#domain/faq/faq.schema.ts'
import { vacancySchema, type Vacancy } from '#domain/vacancies/vacancy.schema.ts'
import type { Database } from '#server/db/schema.ts'
import { privacySchema } from '../content-files.ts'
import type { EntrySource } from '../content-source.ts'

const privacyEntrySchema = privacySchema.shape.pages.element

/** The source that answers from `db`. */
export function embeddedEntries(db: Kysely<Database>): EntrySource {
  const bodies = async (type: 'faq' | 'vacature') =>
    (
      await db
        .selectFrom('content_entry')
        .select('body')
        .where('type', '=', type)
        .orderBy('created_at', 'desc')
        .orderBy('position')
        .execute()
    ).map((row): unknown => JSON.parse(row.body))
  const vacancies = async (): Promise<Vacancy[]> =>
    (await bodies('vacature')).map((body) => vacancySchema.parse(body)).filter((vacancy) => vacancy.actief)
  const faqs = async (): Promise<Faq[]> => (await bodies('faq')).map((body) => faqSchema.parse(body))

  return {
    listVacancies: vacancies,
    async getVacancy(slug) {
      return (await vacancies()).find((vacancy) => vacancy.slug === slug) ?? null
    },
    async listFaqs({ start, limit }) {
      const all = await faqs()
      return { items: all.slice(start, start + Math.min(100, limit)), total: all.length }
    },
    async getFaq(slug) {
      return (await faqs()).find((faq) => faq.slug === slug) ?? null
    },
    async listFaqCategories() {
      return [...new Set((await faqs()).map((faq) => faq.category))].toSorted((a, b) => a.localeCompare(b, 'nl'))
    },
    async getPrivacyPage(locale) {
      const rows = await db
        .selectFrom('content_entry')
        .select(['locale', 'body'])
        .where('type', '=', 'privacy-page')
        .orderBy('position')
        .execute()
      const row = rows.find((candidate) => candidate.locale === locale)
      if (!row) return null
      const page = privacyEntrySchema.parse(JSON.parse(row.body))
      return { ...page, locales: [...new Set(['nl', ...rows.map((candidate) => candidate.locale)])] }
    },
  }
}
