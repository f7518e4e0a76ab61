/** Dealers in the database. */
import { createHash, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { dealerCountries } from '#domain/dealers/dealer-places.ts'
import type { Dealer, DealerDetails } from '#domain/dealers/dealer.schema.ts'
import { dealerSlug } from '#domain/slug.ts'
import { foldText } from '#domain/text-fold.ts'
import { noteRead } from '#server/content/content-reads.ts'
import { contentChanged } from '#server/content/content-version.ts'
import type { SiteDatabase } from '#server/db/schema.ts'
import { refusedRemoval, type RemovesMany, type Unnamed } from './import-removals.ts'

type DealerRow = Selectable<SiteDatabase['dealer']>
/** A dealer with its id and the slug of its page. */
export type StoredDealer = Dealer & { id: string; slug: string }
/** How an import changed the list. */
export type DealerChanges = { added: number; changed: number; removed: number; same: number }

/** Rows per statement: 13 values each, within what both databases bind at once (32,766 and 65,535). */
const rowsAtOnce = 1_000

/** Every import writes this fact anew, so that a process knows whether its list is still current. */
const versionKey = 'dealers-imported'
type ReadDealers = { version: string | undefined; dealers: Promise<readonly StoredDealer[]> }
const read = new WeakMap<Kysely<SiteDatabase>, ReadDealers>()
/** That of the dealers among the content files. */
const dealersKey = 'dealers'

/**
 * All dealers in the order of their import, hidden ones included. Every call asks the database whether there has been an import (docs/rules.md, Dealers), and
 * reads the list again only then. @throws when the database cannot be read
 */
export async function listDealers(db: Kysely<SiteDatabase>): Promise<readonly StoredDealer[]> {
  noteRead(dealersKey)
  // The version first: a list read after it is never older.
  const version = (await db.selectFrom('store_fact').select('value').where('key', '=', versionKey).executeTakeFirst())
    ?.value
  const before = read.get(db)
  if (before && before.version === version) return before.dealers
  if (before) contentChanged([dealersKey]) // by an import, perhaps of another process
  const dealers = readDealers(db)
  const now: ReadDealers = { version, dealers }
  read.set(db, now)
  dealers.catch(() => {
    if (read.get(db) === now) read.delete(db)
  }) // the next call tries again
  return dealers
}

async function readDealers(db: Kysely<SiteDatabase>): Promise<StoredDealer[]> {
  const rows = await db.selectFrom('dealer').selectAll().orderBy('position').execute()
  return rows.map(toDealer)
}

/** The id of a dealer: name and address, without regard to case, accents and spaces. */
export function dealerId({
  Naam,
  Adres,
  Postcode,
  Plaats,
  Land,
}: Pick<Dealer, 'Naam' | 'Adres' | 'Postcode' | 'Plaats' | 'Land'>): string {
  const key = [Naam, Adres, Postcode.replaceAll(/\s/g, ''), Plaats, Land].map(foldText).join('\n')
  return createHash('sha256').update(key).digest('base64url').slice(0, 16)
}

/**
 * Makes `dealers` the whole list, in one transaction; unchanged rows are not written. Each `dealerId` may occur once. Simultaneous imports wait for each other.
 */
export async function replaceDealers(
  db: Kysely<SiteDatabase>,
  dealers: readonly Dealer[],
  now: Date,
): Promise<DealerChanges> {
  return db.transaction().execute((trx) => replaceWithin(trx, dealers, now))
}

export type DealerImport = { status: 'imported'; changes: DealerChanges } | RemovesMany

/** Makes `dealers` the list, in one transaction, but changes nothing where 'remove-few' would remove more than a tenth of the stored ones. */
export async function importDealers(
  db: Kysely<SiteDatabase>,
  dealers: readonly Dealer[],
  now: Date,
  unnamed: Unnamed,
): Promise<DealerImport> {
  return db.transaction().execute(async (trx) => {
    await writeVersion(trx, now)
    const named = new Set(dealers.map(dealerId))
    const stored = await readDealers(trx)
    const others = stored.filter(({ id }) => !named.has(id))
    const refused = refusedRemoval(unnamed, others.length, stored.length)
    if (refused !== null) return refused
    const kept = unnamed === 'keep' ? others.map(({ id: _id, slug: _slug, ...dealer }) => dealer) : []
    return { status: 'imported', changes: await replaceWithin(trx, [...dealers, ...kept], now) }
  })
}

/** Fills an empty list with the dealers that come with the site, unless there has been an import. */
export async function fillDealers(db: Kysely<SiteDatabase>, dealers: readonly Dealer[], now: Date): Promise<void> {
  if (await hasDealers(db)) return
  await db.transaction().execute(async (trx) => {
    // Processes that start together wait here for the first one, and then find its list.
    await trx
      .insertInto('store_fact')
      .values({ key: 'dealers-first-fill', value: now.toISOString() })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
    if (!(await hasDealers(trx))) await replaceWithin(trx, dealers, now)
  })
}

async function hasDealers(db: Kysely<SiteDatabase>): Promise<boolean> {
  const imported = await db.selectFrom('store_fact').select('key').where('key', '=', versionKey).executeTakeFirst()
  return (
    imported !== undefined || (await db.selectFrom('dealer').select('id').limit(1).executeTakeFirst()) !== undefined
  )
}

async function replaceWithin(
  trx: Transaction<SiteDatabase>,
  dealers: readonly Dealer[],
  now: Date,
): Promise<DealerChanges> {
  await writeVersion(trx, now)
  const before = new Map((await trx.selectFrom('dealer').selectAll().execute()).map((row) => [row.id, row]))
  const rows = dealers.map(toRow)
  const ids = new Set(rows.map((row) => row.id))
  const removed = [...before.keys()].filter((id) => !ids.has(id))
  const added = rows.filter((row) => !before.has(row.id))
  const changed = rows.filter((row) => before.has(row.id) && !isDeepStrictEqual(row, before.get(row.id)))
  for (const chunk of inChunks([...removed, ...changed.map((row) => row.id)]))
    await trx.deleteFrom('dealer').where('id', 'in', chunk).execute()
  for (const chunk of inChunks([...added, ...changed])) await trx.insertInto('dealer').values(chunk).execute()
  const same = rows.length - added.length - changed.length
  return { added: added.length, changed: changed.length, removed: removed.length, same }
}

/** Comes first in an import: this write takes the lock that a second import waits for. */
async function writeVersion(trx: Transaction<SiteDatabase>, now: Date): Promise<void> {
  const version = `${now.toISOString()} ${randomUUID()}`
  await trx
    .insertInto('store_fact')
    .values({ key: versionKey, value: version })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: version }))
    .execute()
}

function toRow(dealer: Dealer, position: number): DealerRow {
  const { Naam, Adres, Postcode, Plaats, Land, Provincie, latitude, longitude, Actief, ...details } = dealer
  return {
    id: dealerId(dealer),
    slug: dealerSlug(Naam),
    position,
    naam: Naam,
    adres: Adres,
    postcode: Postcode,
    plaats: Plaats,
    land: Land,
    provincie: Provincie,
    // Databases do not keep the sign of -0.
    latitude: latitude === null ? null : latitude + 0,
    longitude: longitude === null ? null : longitude + 0,
    actief: Actief,
    details: JSON.stringify(details),
  }
}

/** Rows were validated at import; parsing fifty thousand again would take too long. */
function toDealer(row: DealerRow): StoredDealer {
  const details: DealerDetails = JSON.parse(row.details)
  return {
    ...details,
    id: row.id,
    slug: row.slug,
    Naam: row.naam,
    Adres: row.adres,
    Postcode: row.postcode,
    Plaats: row.plaats,
    Land: dealerCountries.find((name) => name === row.land) ?? 'Nederland',
    Provincie: row.provincie,
    latitude: row.latitude,
    longitude: row.longitude,
    Actief: row.actief === 1 ? 1 : 0,
  }
}

function inChunks<TItem>(items: readonly TItem[]): TItem[][] {
  return Array.from({ length: Math.ceil(items.length / rowsAtOnce) }, (_, index) =>
    items.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  )
}
