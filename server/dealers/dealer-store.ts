/** Dealers in the database. */
import type { Kysely, Selectable } from 'kysely'
import { dealerSchema, type Dealer } from '#app/features/dealers/dealer.schema.ts'
import type { Database } from '#server/db/schema.ts'

/** A dealer with its id and the slug of its page. */
export type StoredDealer = Dealer & { id: string; slug: string }

/** All dealers in the order of their import, those included that are never shown. */
export async function listDealers(db: Kysely<Database>): Promise<StoredDealer[]> {
  const rows = await db.selectFrom('dealer').selectAll().orderBy('position').execute()
  return rows.map(toDealer)
}

function toDealer(row: Selectable<Database['dealer']>): StoredDealer {
  const details: unknown = JSON.parse(row.details)
  const dealer = dealerSchema.parse({
    ...(typeof details === 'object' ? details : {}),
    Naam: row.naam, Adres: row.adres, Postcode: row.postcode, Plaats: row.plaats, Land: row.land, Provincie: row.provincie,
    latitude: row.latitude, longitude: row.longitude, Actief: row.actief,
  })
  return { ...dealer, id: row.id, slug: row.slug }
}
