import { expect, test } from 'vitest'
import { dealerSlug } from '#domain/slug.ts'
import { dealerId, type StoredDealer } from './dealer-store.ts'
import { buildPlaceIndex } from './place-index.ts'
import { dealerList, dealerPage, dealerPoints, dealerRecords, provincePage, quoteDealers } from './dealers.ts'

const files = { collections: new Map() }

function stored(
  id: string,
  Naam: string,
  Plaats: string,
  latitude: number | null,
  over: Partial<StoredDealer> = {},
): StoredDealer {
  return {
    id,
    slug: dealerSlug(Naam),
    Naam,
    Adres: 'Kade 1',
    Postcode: '9712 ZE',
    Plaats,
    Land: 'Nederland',
    Provincie: 'Groningen',
    latitude,
    longitude: 6.5,
    Actief: 1,
    ...over,
  }
}

const dealers = [
  stored('1', 'Badhuis De Vecht', 'Groningen', 53.2),
  stored('2', 'Badhuis  de Vecht', 'Haren', 53.1),
  stored('3', 'Veenbad', 'Assen', 53, { Provincie: 'Drenthe' }),
  stored('4', 'Bad zonder plek', 'Delfzijl', null),
  stored('5', 'Gesloten bad', 'Leek', 53.15, { Actief: 0 }),
  stored('6', 'Belgie', 'Leek', 53.15),
  stored('7', 'Rheinbad', 'Leer', 53.21, { Land: 'Duitsland', Provincie: 'Niedersachsen' }),
  stored('8', '', 'Leek', 53.15),
]

test('groups dealers that share a slug, and names the nearest others in the country', () => {
  const page = dealerPage(dealers, files, 'badhuis-de-vecht')
  expect(page?.branches.map((branch) => branch.Plaats)).toEqual(['Groningen', 'Haren'])
  expect(page?.nearby.map((other) => other.slug)).toEqual(['belgie', 'veenbad'])
})

test('hides dealers that may not be shown from pages and lists', async () => {
  for (const slug of ['bad-zonder-plek', 'gesloten-bad', '', 'bestaat-niet'])
    expect(dealerPage(dealers, files, slug)).toBeNull()
  expect((await dealerList(dealers, {}, { index: buildPlaceIndex(''), postcode: async () => null })).total).toBe(5)
})

test('names a dealer on the map as in the list, by eight characters', async () => {
  const sources = { index: buildPlaceIndex(''), postcode: async () => null }
  const some = dealers.map((dealer) => ({ ...dealer, id: dealerId(dealer) }))
  const listed = (await dealerList(some, {}, sources)).groups.flatMap((group) => group.dealers.map(({ id }) => id))
  const drawn = (await dealerPoints(some, {}, sources)).map(({ id }) => id)
  expect(drawn.toSorted()).toEqual(listed.toSorted())
  expect(new Set(listed).size).toBe(5)
  for (const id of listed) expect(id).toHaveLength(8)
})

test('prefers a country to a dealer of that name', () => {
  expect(dealerPage(dealers, files, 'belgie')).toBeNull()
})

test('counts the dealers of a province and of its neighbours', () => {
  const page = provincePage(dealers, 'groningen')
  expect(page.total).toBe(3)
  expect(page.towns).toEqual(['Groningen', 'Haren', 'Leek'])
  expect(page.neighbours).toEqual([
    { slug: 'friesland', name: 'Friesland', count: 0 },
    { slug: 'drenthe', name: 'Drenthe', count: 1 },
  ])
})

test('names for an offer who shows its collections, those first, and brings one who does into the nearest six', async () => {
  const asked = ['thor', 'type'].map((slug) => ({ slug, name: slug.toUpperCase() }))
  const sources = { index: buildPlaceIndex(''), postcode: async () => null }
  const row = Array.from({ length: 9 }, (_, index) =>
    stored(String(index), `Bad ${index}`, index === 0 ? 'Groningen' : 'Elders', 53 - index / 10, {
      collecties: ['beat45'],
    }),
  )
  const offered = async (changes: Record<number, string[] | undefined>, about = asked) =>
    (
      await quoteDealers(
        row.map((dealer, index) => (index in changes ? { ...dealer, collecties: changes[index] } : dealer)),
        'Groningen',
        sources,
        about,
      )
    )?.dealers.map(({ name, collections }) => [name, collections?.shows.join() ?? '?'])
  expect(await offered({}, [])).toEqual(['0', '1', '2', '3', '4', '5'].map((number) => [`Bad ${number}`, '']))
  expect(await offered({ 2: ['thor'], 3: undefined, 5: ['type', 'thor'] })).toEqual([
    ['Bad 5', 'THOR,TYPE'],
    ['Bad 2', 'THOR'],
    ['Bad 0', ''],
    ['Bad 1', ''],
    ['Bad 3', '?'],
    ['Bad 4', ''],
  ])
  expect((await offered({ 8: ['thor'] }))?.map(([name]) => name)).toEqual([
    'Bad 8',
    'Bad 0',
    'Bad 1',
    'Bad 2',
    'Bad 3',
    'Bad 4',
  ])
})

test('gives every record with the field names of docs/rules.md', () => {
  const records = dealerRecords(dealers)
  expect(records).toHaveLength(dealers.length)
  expect(Object.keys(records[0] ?? {}).join()).toBe(
    'Naam,Adres,Postcode,Plaats,Land,Provincie,latitude,longitude,Actief',
  )
})
