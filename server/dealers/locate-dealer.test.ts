/** A dealer of which nobody gave the coordinates is placed in its town. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { dealerSchema } from '#domain/dealers/dealer.schema.ts'
import { locateDealer } from './locate-dealer.ts'

const dealers = z.array(dealerSchema).parse(JSON.parse(readFileSync('content/dealers.json', 'utf8')))
const shown = dealers.filter(({ Naam, Actief, latitude }) => Naam !== '' && Actief === 1 && latitude !== null)

test('keeps coordinates that were given', () => {
  for (const dealer of shown) expect(locateDealer(dealer)).toBe(dealer)
})

test('finds every dealer of the list within 12 km of where it is, by its postcode or its town', () => {
  const far = shown.flatMap((dealer) => {
    const { latitude, longitude } = locateDealer({ ...dealer, latitude: null, longitude: null })
    if (latitude === null || longitude === null) return [`${dealer.Plaats}, ${dealer.Land}: nowhere`]
    const north = (latitude - (dealer.latitude ?? 0)) * 111.2
    const east = (longitude - (dealer.longitude ?? 0)) * 111.2 * Math.cos((latitude * Math.PI) / 180)
    return Math.hypot(north, east) > 12
      ? [`${dealer.Plaats}, ${dealer.Land}: ${Math.round(Math.hypot(north, east))} km`]
      : []
  })
  expect(far).toEqual([])
})

test('leaves a dealer in an unknown place without coordinates', () => {
  const [dealer] = shown
  if (!dealer) throw new Error('There are no dealers')
  const lost = { ...dealer, latitude: null, longitude: null, Postcode: '', Plaats: 'Nergenshuizen' }
  expect(locateDealer(lost)).toEqual(lost)
})
