import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dealerSlug } from '../slug.ts'
import { isNear, listDealers } from './dealer-list.ts'
import { listedId, type DealerQuery } from './dealer-query.ts'
import { addressOf, dealerCountInWords } from './dealer-words.ts'
import type { Dealer } from './dealer.schema.ts'
import type { FoundPlace } from './found-place.ts'
import { isShown } from './shown-dealers.ts'

function dealer(
  Naam: string,
  Plaats: string,
  Postcode: string,
  Land: Dealer['Land'] = 'Nederland',
  Provincie = 'Groningen',
) {
  return {
    id: `${Naam} ${Plaats}`,
    slug: dealerSlug(Naam),
    Naam,
    Adres: 'Kade 1',
    Postcode,
    Plaats,
    Land,
    Provincie,
    latitude: 53,
    longitude: 6,
    Actief: 1 as const,
  }
}
const dealers = [
  dealer('Badhuis De Aa', 'Groningen', '9712 ZE'),
  dealer('Veenbad', 'Assen', '9401 AB', 'Nederland', 'Drenthe'),
  dealer('Café du Bain', 'Liège', '4000', 'België', 'Luik'),
  dealer('Maasbad', 'Maaseik', '3680', 'België', 'Limburg'),
  dealer('Geulbad', 'Valkenburg', '6301 AA', 'Nederland', 'Limburg'),
]

test('finds a dealer by part of its town or name and by the beginning of its postcode', () => {
  const found = (near: string) =>
    listDealers(dealers, { near }).groups.flatMap((group) => group.dealers.map((line) => line.Naam))
  expect(found('groning')).toEqual(['Badhuis De Aa'])
  expect(found('LIEGE')).toEqual(['Café du Bain'])
  expect(found('cafe')).toEqual(['Café du Bain'])
  expect(found('9712ze')).toEqual(['Badhuis De Aa'])
  expect(found('97')).toEqual(['Badhuis De Aa'])
  expect(found('712')).toEqual([])
})

test('finds everything for white space', () => {
  expect(listDealers(dealers, { near: '  ' }).total).toBe(dealers.length)
})

test('finds a province of both countries that have one of that name', () => {
  expect(listDealers(dealers, { provincie: 'limburg' }).total).toBe(2)
  expect(listDealers(dealers, { land: 'belgie', provincie: 'limburg' }).total).toBe(1)
})

test('counts what each country and province would give, zero included', () => {
  const { countries, provinces } = listDealers(dealers, { near: 'bad', land: 'belgie' })
  expect(countries.map(({ slug, count }) => [slug, count])).toEqual([
    ['nederland', 3],
    ['belgie', 1],
    ['duitsland', 0],
    ['curacao', 0],
  ])
  expect(provinces.map(({ slug, count }) => [slug, count])).toEqual([
    ['limburg', 1],
    ['luik', 0],
  ])
})

test('puts every matching dealer in exactly one group', () => {
  fc.assert(
    fc.property(
      fc.subarray(dealers),
      fc.constantFrom(undefined, 'nederland' as const, 'belgie' as const),
      (some, land) => {
        const { groups, total } = listDealers(some, { land })
        const ids = groups.flatMap((group) => group.dealers.map((line) => line.id))
        expect(ids.toSorted()).toEqual(
          some
            .filter(
              (candidate) => land === undefined || candidate.Land === (land === 'nederland' ? 'Nederland' : 'België'),
            )
            .map((candidate) => listedId(candidate.id))
            .toSorted(),
        )
        expect(total).toBe(ids.length)
      },
    ),
  )
})

test('finds a town regardless of case and white space', () => {
  fc.assert(
    fc.property(fc.constantFrom(...dealers), fc.boolean(), (candidate, upper) => {
      expect(isNear(candidate, upper ? candidate.Plaats.toUpperCase() : ` ${candidate.Plaats.toLowerCase()} `)).toBe(
        true,
      )
    }),
  )
})

test('shows only dealers with latitude, longitude, Actief 1 and a name', () => {
  const coordinate = fc.option(fc.double({ min: -90, max: 90, noNaN: true }), { nil: null })
  fc.assert(
    fc.property(
      coordinate,
      coordinate,
      fc.constantFrom(0 as const, 1 as const),
      fc.constantFrom('', '  ', 'Badhuis'),
      (latitude, longitude, Actief, Naam) => {
        const record = { ...dealer('', 'Assen', '9401 AB'), latitude, longitude, Actief, Naam }
        expect(isShown(record)).toBe(latitude !== null && longitude !== null && Actief === 1 && Naam === 'Badhuis')
      },
    ),
  )
})

test('writes the known parts of an address, with its postcode on one line', () => {
  expect([
    addressOf({ Adres: 'Kade 1', Postcode: '9712 ZE' }),
    addressOf({ Adres: 'Kade 1', Postcode: '' }),
    addressOf({ Adres: '', Postcode: '4000' }),
  ]).toEqual(['Kade 1, 9712\u00a0ZE', 'Kade 1', '4000'])
})

test('counts in the singular and plural', () => {
  expect([0, 1, 12].map(dealerCountInWords)).toEqual(['0 verkooppunten', '1 verkooppunt', '12 verkooppunten'])
})

test('counts the dealers of a typed province by country', () => {
  const { total, countries } = listDealers(
    dealers,
    { near: 'Limburg' },
    { kind: 'area', name: 'Limburg', provincies: ['limburg'] },
  )
  expect([total, countries.map(({ slug, count }) => [slug, count])]).toEqual([
    2,
    [
      ['nederland', 1],
      ['belgie', 1],
      ['duitsland', 0],
      ['curacao', 0],
    ],
  ])
})

test('writes a heading, and the filters that it does not name', () => {
  const zwolle = {
    kind: 'place' as const,
    label: 'Zwolle (Overijssel)',
    latitude: 52.5,
    longitude: 6.1,
    alternatives: [],
  }
  const wordsOf = (query: DealerQuery, place: FoundPlace | null = null) => {
    const { heading, filters } = listDealers(dealers, query, place)
    return [heading, filters]
  }
  expect(wordsOf({})).toEqual(['Alle 5 verkooppunten', ''])
  expect(wordsOf({ near: 'bad', land: 'belgie' })).toEqual(['1 verkooppunt', '‘bad’, België'])
  expect(wordsOf({ near: 'zwolle', radius: 100 }, zwolle)).toEqual([
    '5 verkooppunten rond Zwolle (Overijssel)',
    'binnen 100 km',
  ])
  expect(wordsOf({ near: 'drenthe' }, { kind: 'area', name: 'Drenthe', provincies: ['drenthe'] })).toEqual([
    '1 verkooppunt in Drenthe',
    '',
  ])
  expect(wordsOf({ near: 'belgië' }, { kind: 'area', name: 'België', land: 'belgie' })).toEqual([
    '2 verkooppunten in België',
    '',
  ])
  expect(
    wordsOf({ near: 'belgië', land: 'nederland' }, { kind: 'area', name: 'België', land: 'belgie' }),
    'a chosen country overrules a typed one',
  ).toEqual(['3 verkooppunten in Nederland', 'Nederland'])
  expect(
    wordsOf(
      { near: 'vlaanderen', land: 'nederland' },
      { kind: 'area', name: 'Vlaanderen', land: 'belgie', provincies: ['limburg'] },
    ),
    'provinces stay in their country',
  ).toEqual(['0 verkooppunten in Vlaanderen', '‘vlaanderen’, Nederland'])
  expect(wordsOf({ land: 'nederland', provincie: 'limburg' })).toEqual(['1 verkooppunt', 'Limburg, Nederland'])
})

test('lists the dealers that show a collection and those of which it is unknown, and says which is which', () => {
  const [first, second, third] = dealers
  if (!first || !second || !third) throw new Error('three dealers are needed')
  const showing = [{ ...first, collecties: ['thor', 'beat45'] }, { ...second, collecties: ['thor'] }, third]
  const names = new Map([
    ['thor', 'Thor'],
    ['beat45', 'Beat 45'],
  ])
  const { groups, total, filters, collections, countries } = listDealers(showing, { collection: 'beat45' }, null, names)
  const lines = groups.flatMap((group) => group.dealers)
  expect([total, filters]).toEqual([2, 'met Beat 45'])
  expect(lines.map(({ Naam, shows }) => [Naam, shows])).toEqual([
    ['Badhuis De Aa', ['Beat 45', 'Thor']],
    ['Café du Bain', undefined],
  ])
  const countOf = (slug: string) => collections.find((collection) => collection.slug === slug)?.count
  expect([countOf('thor'), countOf('beat45'), countOf('type')]).toEqual([2, 1, 0])
  expect(
    countries
      .filter(({ count }) => count === 1)
      .map(({ slug }) => slug)
      .toSorted(),
  ).toEqual(['belgie', 'nederland'])
})

test('gives a dealer without a telephone number its website, or its place for a route', () => {
  const [one] = dealers
  if (!one) throw new Error('a dealer is needed')
  const ways = (over: Pick<Dealer, 'telefoon' | 'website'>) => {
    const { telefoon, website, at } =
      listDealers([{ ...one, ...over }], { land: 'nederland' }).groups[0]?.dealers[0] ?? {}
    return [telefoon, website, at]
  }
  const website = 'https://badhuis.example'
  expect(ways({ telefoon: '050-000 00 00', website })).toEqual(['050-000 00 00', undefined, undefined])
  expect(ways({ website })).toEqual([undefined, website, undefined])
  expect(ways({})).toEqual([undefined, undefined, { latitude: 53, longitude: 6 }])
})
