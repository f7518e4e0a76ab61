import fc from 'fast-check'
import { expect, test } from 'vitest'
import { favouriteKey, noteLimit, quantityLimit, type Favourite } from '#domain/favourites.ts'
import { changeFavourite } from './change-favourite.ts'

const modena = (id: string, quantity = 1, note = ''): Favourite => ({ kind: 'product', id, quantity, note })
const open = modena('modena', 3, 'rechts'),
  chosen = modena('modena_80', 2, 'links'),
  other = modena('sunny')

test('changes size, quantity or note of one line only', () => {
  expect(changeFavourite([other, open], open, { id: 'modena_60' })).toEqual([other, modena('modena_60', 3, 'rechts')])
  expect(changeFavourite([other, open], open, { quantity: 5 })).toEqual([other, modena('modena', 5, 'rechts')])
  expect(changeFavourite([other, open], open, { note: '' })).toEqual([other, modena('modena', 3)])
  expect(changeFavourite([other], open, { quantity: 5 })).toEqual([other])
})

test('clamps quantities to 1 to 999 and cuts notes at 200 characters', () => {
  expect([0, 5000, Number.NaN].map((quantity) => changeFavourite([open], open, { quantity })[0]?.quantity)).toEqual([
    1, 999, 1,
  ])
  expect(changeFavourite([open], open, { note: 'a'.repeat(300) })[0]?.note).toHaveLength(noteLimit)
})

test('merges a line that becomes equal to another, with both quantities and notes', () => {
  expect(changeFavourite([chosen, other, open], open, { id: 'modena_80' })).toEqual([
    modena('modena_80', 5, 'links; rechts'),
    other,
  ])
  expect(changeFavourite([open, other, chosen], open, { id: 'modena_80' })).toEqual([
    modena('modena_80', 5, 'rechts; links'),
    other,
  ])
})

test('merges equal and empty notes without a trace', () => {
  const noted = (one: string, two: string) =>
    changeFavourite(
      [
        { ...chosen, note: one },
        { ...open, note: two },
      ],
      open,
      { id: 'modena_80' },
    )[0]?.note
  expect([
    noted('links', 'links'),
    noted('links; boven', 'boven'),
    noted('', 'rechts'),
    noted('links', ''),
    noted('', ''),
  ]).toEqual(['links', 'links; boven', 'rechts', 'links', ''])
})

test('keeps merged lines within the limits', () => {
  const [one] = changeFavourite(
    [
      { ...chosen, quantity: 600, note: 'a'.repeat(150) },
      { ...open, quantity: 600, note: 'b'.repeat(150) },
    ],
    open,
    { id: 'modena_80' },
  )
  expect(one?.quantity).toBe(quantityLimit)
  expect(one?.note).toHaveLength(noteLimit)
})

test('never leaves two equal lines or loses a piece', () => {
  const ids = ['modena', 'modena_60', 'modena_80', 'sunny']
  const lists = fc.uniqueArray(
    fc.record({
      kind: fc.constant('product' as const),
      id: fc.constantFrom(...ids),
      quantity: fc.integer({ min: 1, max: 40 }),
      note: fc.string({ maxLength: 20 }),
    }),
    { minLength: 1, selector: favouriteKey },
  )
  const pieces = (items: readonly Favourite[]) => items.reduce((sum, { quantity }) => sum + quantity, 0)
  fc.assert(
    fc.property(lists, fc.nat(), fc.constantFrom(...ids), (items, index, id) => {
      const item = items[index % items.length]
      if (item === undefined) throw new Error('an empty list')
      const changed = changeFavourite(items, item, { id })
      expect(new Set(changed.map(favouriteKey)).size).toBe(changed.length)
      expect(pieces(changed)).toBe(pieces(items))
    }),
  )
})
