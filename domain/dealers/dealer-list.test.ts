import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dealerSlug } from '../slug.ts'
import { isNear, listDealers } from './dealer-list.ts'
import { type DealerQuery } from './dealer-query.ts'
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

test('a dealer is found by part of town or name and by the beginning of the postcode', () => {
  const found = (near: string) =>
    listDealers(dealers, { near }).groups.flatMap((group) => group.dealers.map((line) => line.Naam))
  expect(found('groning')).toEqual(['Badhuis De Aa'])
  expect(found('LIEGE')).toEqual(['Café du Bain'])
  expect(found('cafe')).toEqual(['Café du Bain'])
  expect(found('9712ze')).toEqual(['Badhuis De Aa'])
  expect(found('97')).toEqual(['Badhuis De Aa'])
  expect(found('712')).toEqual([])
})

test('white space alone finds everything', () => {
  expect(listDealers(dealers, { near: '  ' }).total).toBe(dealers.length)
})

test('a province without a country is found in both countries that have one of that name', () => {
  expect(listDealers(dealers, { provincie: 'limburg' }).total).toBe(2)
  expect(listDealers(dealers, { land: 'belgie', provincie: 'limburg' }).total).toBe(1)
})

test('the counts of countries and provinces tell what a choice would give, zero included', () => {
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

test('every dealer that matches stands in exactly one group', () => {
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
            .map((candidate) => candidate.id)
            .toSorted(),
        )
        expect(total).toBe(ids.length)
      },
    ),
  )
})

test('a town is found however it is written', () => {
  fc.assert(
    fc.property(fc.constantFrom(...dealers), fc.boolean(), (candidate, upper) => {
      expect(isNear(candidate, upper ? candidate.Plaats.toUpperCase() : ` ${candidate.Plaats.toLowerCase()} `)).toBe(
        true,
      )
    }),
  )
})

test('only dealers with latitude, longitude, Actief 1 and a name are shown', () => {
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

test('a slug holds only a-z, 0-9 and single hyphens within, and is its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
      const slug = dealerSlug(name)
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
      expect(dealerSlug(slug)).toBe(slug)
    }),
  )
})

test('letters and digits of a name stay in its slug, in their order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-z0-9]{1,8}$/), { minLength: 1, maxLength: 5 }),
      fc.constantFrom(' ', '  ', '\t', ' - ', ' & '),
      (words, gap) => {
        expect(dealerSlug(words.join(gap).toUpperCase())).toBe(words.join('-'))
      },
    ),
  )
})

test('an address has what is known of it, and its postcode in one piece', () => {
  expect([
    addressOf({ Adres: 'Kade 1', Postcode: '9712 ZE' }),
    addressOf({ Adres: 'Kade 1', Postcode: '' }),
    addressOf({ Adres: '', Postcode: '4000' }),
  ]).toEqual(['Kade 1, 9712\u00a0ZE', 'Kade 1', '4000'])
})

test('one verkooppunt, several verkooppunten', () => {
  expect([0, 1, 12].map(dealerCountInWords)).toEqual(['0 verkooppunten', '1 verkooppunt', '12 verkooppunten'])
})

test('countries count what a province that was typed has there', () => {
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

test('an answer says what was found where, and by what else was asked for', () => {
  const zwolle = {
    kind: 'place' as const,
    label: 'Zwolle (Overijssel)',
    latitude: 52.5,
    longitude: 6.1,
    alternatives: [],
  }
  const said = (query: DealerQuery, place: FoundPlace | null = null) => {
    const { heading, filters } = listDealers(dealers, query, place)
    return [heading, filters]
  }
  expect(said({})).toEqual(['Alle 5 verkooppunten', ''])
  expect(said({ near: 'bad', land: 'belgie' })).toEqual(['1 verkooppunt', '‘bad’, België'])
  expect(said({ near: 'zwolle', radius: 100 }, zwolle)).toEqual([
    '5 verkooppunten rond Zwolle (Overijssel)',
    'binnen 100 km',
  ])
  expect(said({ near: 'drenthe' }, { kind: 'area', name: 'Drenthe', provincies: ['drenthe'] })).toEqual([
    '1 verkooppunt in Drenthe',
    '',
  ])
  expect(said({ near: 'belgië' }, { kind: 'area', name: 'België', land: 'belgie' })).toEqual([
    '2 verkooppunten in België',
    '',
  ])
  expect(
    said({ near: 'belgië', land: 'nederland' }, { kind: 'area', name: 'België', land: 'belgie' }),
    'a country that is chosen counts more than one that was typed',
  ).toEqual(['3 verkooppunten in Nederland', 'Nederland'])
  expect(
    said(
      { near: 'vlaanderen', land: 'nederland' },
      { kind: 'area', name: 'Vlaanderen', land: 'belgie', provincies: ['limburg'] },
    ),
    'provinces stay in their country',
  ).toEqual(['0 verkooppunten in Vlaanderen', '‘vlaanderen’, Nederland'])
  expect(said({ land: 'nederland', provincie: 'limburg' })).toEqual(['1 verkooppunt', 'Limburg, Nederland'])
})
