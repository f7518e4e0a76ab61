/** Fills the embedded store from content/ at the first start and again when those files change. */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { ContentFiles } from '../content-files.ts'
import { fillCatalogue } from './fill-catalogue.ts'

/** Writes the entries of `files` into the store, all or nothing, when they differ from what it was filled from. */
export async function fillStore(db: Kysely<Database>, files: ContentFiles): Promise<void> {
  const entries = [
    ...files.faqs.map((faq, position) => ({
      type: 'faq' as const,
      slug: faq.slug,
      locale: 'nl',
      position,
      body: JSON.stringify(faq),
      created_at: faq.createdAt,
      updated_at: faq.updatedAt,
    })),
    ...files.vacancies.map((vacancy, position) => ({
      type: 'vacature' as const,
      slug: vacancy.slug,
      locale: 'nl',
      position,
      body: JSON.stringify(vacancy),
      created_at: vacancy.createdAt,
      updated_at: vacancy.createdAt,
    })),
    ...files.privacy.pages.map((page, position) => ({
      type: 'privacy-page' as const,
      slug: 'privacy',
      locale: page.locale,
      position,
      body: JSON.stringify(page),
      created_at: page.updatedAt,
      updated_at: page.updatedAt,
    })),
  ].map((entry) => ({ id: `${entry.type}:${entry.slug}:${entry.locale}`, ...entry }))
  const hash = createHash('sha256').update(JSON.stringify(entries)).digest('hex')

  await db.transaction().execute(async (trx) => {
    const filled = await trx
      .selectFrom('store_fact')
      .select('value')
      .where('key', '=', 'content-hash')
      .executeTakeFirst()
    if (filled?.value !== hash) {
      await trx.deleteFrom('content_entry').execute()
      for (const entry of entries) await trx.insertInto('content_entry').values(entry).execute()
      await trx.replaceInto('store_fact').values({ key: 'content-hash', value: hash }).execute()
    }
    await fillCatalogue(trx, files)
  })
}

/** The hashes of the content that the store was filled from. */
export async function filledFrom(db: Kysely<Database>): Promise<Record<string, string>> {
  const facts = await db
    .selectFrom('store_fact')
    .selectAll()
    .where('key', 'in', ['content-hash', 'catalogue-hash'])
    .execute()
  return Object.fromEntries(facts.map(({ key, value }) => [key, value]))
}
