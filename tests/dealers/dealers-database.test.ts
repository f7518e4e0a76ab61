/** Dealers in the database, on SQLite and on PostgreSQL: importing a list, reading it back, filling it at the first start. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Dealer } from '#domain/dealers/dealer.schema.ts'
import { openDatabase } from '#server/db/database.ts'
import { readDealerFile, writeDealerFile } from '#server/dealers/dealer-file.ts'
import { dealerId, fillDealers, importDealers, listDealers, replaceDealers } from '#server/dealers/dealer-store.ts'
import { importPostcodes, postcodeMiddle, readPostcodeFile } from '#server/dealers/postcode-store.ts'
import {
  createPostgresDatabase,
  onPostgres,
  openTestDatabase,
  type TestDatabase,
} from '#tests/services/test-database.ts'

const now = new Date('2026-11-21T12:00:00Z')

async function withDatabase(run: (database: TestDatabase) => Promise<void>): Promise<void> {
  const database = await openTestDatabase()
  try {
    await run(database)
  } finally {
    await database.end()
  }
}

const text = fc
  .string({ unit: fc.constantFrom('a', 'b', 'A', ' ', '1', "'", '"', 'é', 'ß', ',', ';', '€'), maxLength: 12 })
  .map((value) => value.trim())
const dealer: fc.Arbitrary<Dealer> = fc
  .record({
    Naam: text.map((name) => `b${name}`),
    Adres: text,
    Postcode: fc.constantFrom('8011 AB', '1011 XZ', ''),
    Plaats: text,
    Land: fc.constant('Nederland' as const),
    Provincie: fc.constantFrom('Overijssel', 'Noord-Holland'),
    Actief: fc.constantFrom(0 as const, 1 as const),
    place: fc.option(
      fc.record({
        latitude: fc.double({ min: 51, max: 53, noNaN: true }),
        longitude: fc.double({ min: 4, max: 7, noNaN: true }),
      }),
      { nil: { latitude: null, longitude: null } },
    ),
    details: fc.record(
      {
        telefoon: fc.constant('038-000 00 00'),
        website: fc.constant('https://bad.example'),
        collecties: fc.subarray(['thor', 'modena'], { minLength: 1 }),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ place, details, ...rest }) => ({ ...rest, ...place, ...details }))
const list = fc.uniqueArray(dealer, { selector: dealerId, maxLength: 12 })
const plain = (dealers: readonly Dealer[]) =>
  dealers.map(
    (one) =>
      JSON.parse(
        JSON.stringify(
          one,
          Object.keys(one)
            .filter((key) => key !== 'id' && key !== 'slug')
            .toSorted()
            .concat('0', '1'),
        ),
      ) as unknown,
  )

test('holds exactly the last imported list, in its order, and counts the changes', async () => {
  await withDatabase(async ({ db }) => {
    await fc.assert(
      fc.asyncProperty(list, list, async (first, second) => {
        await replaceDealers(db, first, now)
        const before = new Set(first.map(dealerId))
        const { added, changed, removed, same } = await replaceDealers(db, second, now)
        const stored = await listDealers(db)
        expect(plain(stored)).toEqual(plain(second))
        expect(stored.map((one) => one.id)).toEqual(second.map(dealerId))
        expect(added).toBe(second.filter((one) => !before.has(dealerId(one))).length)
        expect(added + changed + same).toBe(second.length)
        expect(first.length + added - removed).toBe(second.length)
        expect(await replaceDealers(db, second, now), 'the same file again').toEqual({
          added: 0,
          changed: 0,
          removed: 0,
          same: second.length,
        })
      }),
      { numRuns: 25 },
    )
  })
})

test('refuses to remove more than a tenth unless told to remove or keep', async () => {
  const dealers: Dealer[] = Array.from({ length: 20 }, (_, index) => ({
    Naam: `Bad ${index}`,
    Adres: 'Kade 1',
    Postcode: '',
    Plaats: 'Zwolle',
    Land: 'Nederland',
    Provincie: 'Overijssel',
    latitude: null,
    longitude: null,
    Actief: 1,
  }))
  await withDatabase(async ({ db }) => {
    const names = async () => (await listDealers(db)).map(({ Naam }) => Naam)
    const all = dealers.map(({ Naam }) => Naam)
    expect((await importDealers(db, dealers, now, 'remove-few')).status).toBe('imported')
    expect(await importDealers(db, [], now, 'remove-few')).toEqual({ status: 'removes-many', removed: 20, stored: 20 })
    expect(await importDealers(db, dealers.slice(3), now, 'remove-few')).toEqual({
      status: 'removes-many',
      removed: 3,
      stored: 20,
    })
    expect(await names()).toEqual(all)
    expect(await importDealers(db, dealers.slice(18), now, 'keep')).toMatchObject({ changes: { removed: 0 } })
    expect(await names()).toEqual([...all.slice(18), ...all.slice(0, 18)])
    expect(await importDealers(db, dealers.slice(2), now, 'remove-few')).toMatchObject({ changes: { removed: 2 } })
    expect(await importDealers(db, dealers.slice(0, 1), now, 'remove')).toMatchObject({ changes: { removed: 18 } })
    expect(await names()).toEqual(['Bad 0'])
  })
})

test('keeps the old list when an import fails halfway', async () => {
  await withDatabase(async ({ db }) => {
    const one: Dealer = {
      Naam: 'Badhuis',
      Adres: 'Kade 1',
      Postcode: '8011 AB',
      Plaats: 'Zwolle',
      Land: 'Nederland',
      Provincie: 'Overijssel',
      latitude: 52.5,
      longitude: 6.1,
      Actief: 1,
    }
    await replaceDealers(db, [one], now)
    await expect(
      replaceDealers(
        db,
        [{ ...one, Naam: 'Ander' }, Object.assign({}, { ...one, Naam: 'Derde' }, { Adres: null })],
        now,
      ),
    ).rejects.toThrow()
    expect((await listDealers(db)).map((dealer_) => dealer_.Naam)).toEqual(['Badhuis'])
  })
})

test('fills in the default dealers once, for any number of processes, and never over an import', async () => {
  const one = (Naam: string): Dealer => ({
    Naam,
    Adres: 'Kade 1',
    Postcode: '',
    Plaats: 'Zwolle',
    Land: 'Nederland',
    Provincie: 'Overijssel',
    latitude: null,
    longitude: null,
    Actief: 1,
  })
  await withDatabase(async ({ db }) => {
    await Promise.all([1, 2, 3].map(() => fillDealers(db, [one('a'), one('b')], now)))
    expect((await listDealers(db)).map((dealer_) => dealer_.Naam)).toEqual(['a', 'b'])
    await replaceDealers(db, [], now)
    await fillDealers(db, [one('a')], now)
    expect(await listDealers(db), 'an empty list was imported on purpose').toEqual([])
  })
})

test('caches the list until any process imports one', async () => {
  const url = onPostgres ? await createPostgresDatabase() : undefined
  const folder = mkdtempSync(join(tmpdir(), 'dealers-'))
  const [here, elsewhere] = [await openDatabase(folder, url), await openDatabase(folder, url)]
  const one = (Naam: string): Dealer => ({
    Naam,
    Adres: 'Kade 1',
    Postcode: '',
    Plaats: 'Zwolle',
    Land: 'Nederland',
    Provincie: 'Overijssel',
    latitude: null,
    longitude: null,
    Actief: 1,
  })
  const names = async () => (await listDealers(here.db)).map((dealer_) => dealer_.Naam)
  try {
    expect(await names()).toEqual([])
    await replaceDealers(elsewhere.db, [one('a')], now)
    expect(await names()).toEqual(['a'])
    expect(await listDealers(here.db), 'not read again').toBe(await listDealers(here.db))
    await replaceDealers(elsewhere.db, [one('b')], now)
    expect(await names(), 'imported at the same moment').toEqual(['b'])
  } finally {
    await Promise.all([here.close(), elsewhere.close()])
  }
})

test('migrates one database from several processes at once', async () => {
  const url = onPostgres ? await createPostgresDatabase() : undefined
  const folders = onPostgres
    ? [1, 2, 3, 4].map(() => mkdtempSync(join(tmpdir(), 'start-')))
    : [mkdtempSync(join(tmpdir(), 'start-'))]
  const opened = await Promise.all(folders.map((folder) => openDatabase(folder, url)))
  expect(await Promise.all(opened.map(({ db }) => listDealers(db)))).toEqual(folders.map(() => []))
  await Promise.all(opened.map(({ close }) => close()))
})

test('starts on a database that a later version has migrated, as in a rolling update or a rollback', async () => {
  const url = onPostgres ? await createPostgresDatabase() : undefined
  const folder = mkdtempSync(join(tmpdir(), 'later-'))
  const later = await openDatabase(folder, url)
  await sql`insert into kysely_migration (name, timestamp) values ('2999-01-01-of-a-later-version', '2999-01-01T00:00:00.000Z')`.execute(
    later.db,
  )
  await replaceDealers(
    later.db,
    [
      {
        Naam: 'a',
        Adres: 'Kade 1',
        Postcode: '',
        Plaats: 'Zwolle',
        Land: 'Nederland',
        Provincie: 'Overijssel',
        latitude: null,
        longitude: null,
        Actief: 1,
      },
    ],
    now,
  )
  await later.close()
  const back = await openDatabase(folder, url)
  expect((await listDealers(back.db)).map(({ Naam }) => Naam)).toEqual(['a'])
  await back.close()
})

test('finds imported postcodes in full and by prefix, and replaces them at the next import', async () => {
  await withDatabase(async ({ db }) => {
    const row = (code: string, name: string, latitude: number) =>
      `NL\t${code}\t${name}\tOverijssel\t04\t\t\t\t\t${latitude}\t6.1\t6`
    const read = readPostcodeFile(
      [
        row('8011 AB', 'Zwolle', 52.5),
        row('8011 AC', 'Zwolle', 52.6),
        'FR\t75001\tParis\t\t\t\t\t\t\t48.8\t2.3\t5',
        '',
      ].join('\r\n'),
    )
    if (read.status === 'bad') throw new Error(JSON.stringify(read.faults))
    await importPostcodes(db, read.places, 'remove-few')
    expect(await postcodeMiddle(db, 'NL', '8011AC')).toMatchObject({ name: 'Zwolle', latitude: 52.6 })
    expect((await postcodeMiddle(db, 'NL', '8011'))?.latitude).toBeCloseTo(52.55, 6)
    expect(await postcodeMiddle(db, 'NL', '8012')).toBeNull()
    const other = { country: 'NL' as const, postcode: '8012AB', name: 'Zwolle', region: '', latitude: 1, longitude: 2 }
    expect(await importPostcodes(db, [other], 'remove-few')).toEqual({ status: 'removes-many', removed: 2, stored: 2 })
    expect(await postcodeMiddle(db, 'NL', '8012')).toBeNull()
    await importPostcodes(db, [other], 'keep')
    expect(await postcodeMiddle(db, 'NL', '8011AC')).toMatchObject({ latitude: 52.6 })
    expect(await postcodeMiddle(db, 'NL', '8012AB')).toMatchObject({ latitude: 1 })
    await importPostcodes(db, [other], 'remove')
    expect(await postcodeMiddle(db, 'NL', '8011')).toBeNull()
    expect(readPostcodeFile('8011 AB;Zwolle')).toMatchObject({ status: 'bad', faults: [{ line: 1 }] })
  })
})

test('reads back what it wrote, as CSV and as JSON', () => {
  fc.assert(
    fc.property(list, fc.constantFrom('a.csv', 'a.json'), (dealers, name) => {
      const read = readDealerFile(name, new TextEncoder().encode(writeDealerFile(name, dealers)))
      expect(read.status === 'good' ? plain(read.dealers) : read).toEqual(plain(dealers))
    }),
  )
})
