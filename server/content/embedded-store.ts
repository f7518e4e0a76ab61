/** The embedded content source: SQLite, filled from content/ at the first start and again when those files change. */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { faqSchema, type Faq } from '#app/features/faq/faq.schema.ts'
import { vacancySchema, type Vacancy } from '#app/features/vacancies/vacancy.schema.ts'
import { richTextToPlain } from '#app/lib/rich-text-plain.ts'
import { foldText } from '#app/lib/text-fold.ts'
import { dealerSlug } from '#app/lib/slug.ts'
import { fillCatalogue } from '#server/catalogue/fill-catalogue.ts'
import type { Database } from '#server/db/schema.ts'
import { privacySchema, type ContentFiles } from './content-files.ts'
import type { ContentSource } from './content-source.ts'

const privacyEntrySchema = privacySchema.shape.pages.element

/** Writes the entries of `files` into the store, all or nothing, when they differ from what it was filled from. Dealers only into an empty table. */
export async function fillStore(db: Kysely<Database>, files: ContentFiles): Promise<void> {
  const entries = [
    ...files.faqs.map((faq, position) => ({ type: 'faq' as const, slug: faq.slug, locale: 'nl', position, body: JSON.stringify(faq), created_at: faq.createdAt, updated_at: faq.updatedAt })),
    ...files.vacancies.map((vacancy, position) => ({ type: 'vacature' as const, slug: vacancy.slug, locale: 'nl', position, body: JSON.stringify(vacancy), created_at: vacancy.createdAt, updated_at: vacancy.createdAt })),
    ...files.privacy.pages.map((page, position) => ({ type: 'privacy-page' as const, slug: 'privacy', locale: page.locale, position, body: JSON.stringify(page), created_at: page.updatedAt, updated_at: page.updatedAt })),
  ].map((entry) => ({ id: `${entry.type}:${entry.slug}:${entry.locale}`, ...entry }))
  const hash = createHash('sha256').update(JSON.stringify(entries)).digest('hex')

  await db.transaction().execute(async (trx) => {
    const filled = await trx.selectFrom('store_fact').select('value').where('key', '=', 'content-hash').executeTakeFirst()
    if (filled?.value !== hash) {
      await trx.deleteFrom('content_entry').execute()
      for (const entry of entries) await trx.insertInto('content_entry').values(entry).execute()
      await trx.replaceInto('store_fact').values({ key: 'content-hash', value: hash }).execute()
    }
    await fillCatalogue(trx, files)
    const dealers = await trx.selectFrom('dealer').select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
    if (dealers.count > 0) return
    for (const [position, dealer] of files.dealers.entries()) {
      const { Naam, Adres, Postcode, Plaats, Land, Provincie, latitude, longitude, Actief, ...details } = dealer
      await trx.insertInto('dealer').values({
        id: String(position + 1), slug: dealerSlug(Naam), position, naam: Naam, adres: Adres, postcode: Postcode, plaats: Plaats, land: Land, provincie: Provincie,
        latitude, longitude, actief: Actief, details: JSON.stringify(details),
      }).execute()
    }
  })
}

/** The source that answers from `db`. */
export function embeddedStore(db: Kysely<Database>): ContentSource {
  const bodies = async (type: 'faq' | 'vacature') =>
    (await db.selectFrom('content_entry').select('body').where('type', '=', type).orderBy('created_at', 'desc').orderBy('position').execute()).map((row): unknown => JSON.parse(row.body))
  const vacancies = async (): Promise<Vacancy[]> => (await bodies('vacature')).map((body) => vacancySchema.parse(body)).filter((vacancy) => vacancy.actief)
  const faqs = async (): Promise<Faq[]> => (await bodies('faq')).map((body) => faqSchema.parse(body))

  return {
    listVacancies: vacancies,
    async getVacancy(slug) {
      return (await vacancies()).find((vacancy) => vacancy.slug === slug) ?? null
    },
    async listFaqs({ category, search, featured, page, pageSize }) {
      const wanted = foldText(search ?? '')
      const matching = (await faqs()).filter((faq) =>
        (category === undefined || faq.category === category)
        && (featured !== true || faq.is_featured)
        && (wanted === '' || foldText(`${faq.title} ${richTextToPlain(faq.antwoord)}`).includes(wanted)))
      return { items: matching.slice((page - 1) * pageSize, page * pageSize), total: matching.length }
    },
    async getFaq(slug) {
      return (await faqs()).find((faq) => faq.slug === slug) ?? null
    },
    async listFaqCategories() {
      return [...new Set((await faqs()).map((faq) => faq.category))].toSorted((a, b) => a.localeCompare(b, 'nl'))
    },
    async getPrivacyPage(locale) {
      const rows = await db.selectFrom('content_entry').select(['locale', 'body']).where('type', '=', 'privacy-page').orderBy('position').execute()
      const row = rows.find((candidate) => candidate.locale === locale)
      if (!row) return null
      const page = privacyEntrySchema.parse(JSON.parse(row.body))
      return { ...page, locales: [...new Set(['nl', ...rows.map((candidate) => candidate.locale)])] }
    },
  }
}
