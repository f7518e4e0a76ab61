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
    ).map((row) => row.body)
  const readVacancies = whenChanged((rows) =>
    rows.map((row) => vacancySchema.parse(JSON.parse(row))).filter((vacancy) => vacancy.actief),
  )
  const readFaqs = whenChanged((rows) => rows.map((row) => faqSchema.parse(JSON.parse(row))))
  const vacancies = async (): Promise<Vacancy[]> => readVacancies(await bodies('vacature'))
  const faqs = async (): Promise<Faq[]> => readFaqs(await bodies('faq'))

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

/** Reads rows; the same rows give the same list, which is read once. Vacancies are asked for at every render. */
function whenChanged<T>(read: (rows: readonly string[]) => T): (rows: readonly string[]) => T {
  let last: { rows: readonly string[]; list: T } | undefined
  return (rows) => {
    if (!last || last.rows.length !== rows.length || last.rows.some((row, index) => row !== rows[index]))
      last = { rows, list: read(rows) }
    return last.list
  }
}
