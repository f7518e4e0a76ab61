import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addFavourite,
  favouriteKinds,
  favouriteLimit,
  hasFavourite,
  mergeFavourites,
  readFavourites,
  readItems,
  removeEvery,
  removeFavourite,
  writeFavourites,
  writeItems,
  writeItemsWithNotes,
  type Favourite,
} from './favourites.ts'

const favourite = fc.record({
  kind: fc.constantFrom(...favouriteKinds),
  id: fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,20}$/),
  quantity: fc.integer({ min: 1, max: 999 }),
  note: fc.string({ maxLength: 200 }),
})
const list = fc.uniqueArray(favourite, { maxLength: 20, selector: ({ kind, id }) => `${kind}.${id}` })
const m01 = { kind: 'mirror', id: 'm01' } as const

test('reads a list from storage as it was written', () => {
  fc.assert(
    fc.property(list, (items) => {
      expect(readFavourites(writeFavourites(items))).toEqual(items)
    }),
  )
})

test('reads a list from an address without its notes', () => {
  fc.assert(
    fc.property(list, (items) => {
      expect(readItems(writeItems(items))).toEqual(items.map((item) => ({ ...item, note: '' })))
    }),
  )
  expect(
    writeItems([
      { ...m01, quantity: 2 },
      { kind: 'finish', id: 'eiken-naturel', quantity: 1 },
    ]),
  ).toBe('mirror.m01*2,finish.eiken-naturel')
})

test('reads any text from storage or an address, within the limits', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.json().map((json) => `{"version":1,"items":[${json}]}`),
      ),
      (text) => {
        for (const items of [readFavourites(text), readItems(text)]) {
          expect(items.length).toBeLessThanOrEqual(favouriteLimit)
          expect(items.every((item) => item.quantity >= 1 && item.quantity <= 999 && item.note.length <= 200)).toBe(
            true,
          )
        }
      },
    ),
  )
})

test('drops invalid entries only', () => {
  const text = JSON.stringify({
    version: 1,
    items: [
      { ...m01, quantity: 'veel', note: 3 },
      { kind: 'car', id: 'x' },
      { kind: 'room', id: '<script>' },
      null,
      { kind: 'room', id: 'zolder', quantity: 2, note: 'boven' },
    ],
  })
  expect(readFavourites(text)).toEqual([
    { ...m01, quantity: 1, note: '' },
    { kind: 'room', id: 'zolder', quantity: 2, note: 'boven' },
  ])
})

test('ignores other versions of the format', () => {
  expect(readFavourites(JSON.stringify({ version: 2, items: [{ ...m01, quantity: 1, note: '' }] }))).toEqual([])
})

test('adds an item once, up to the limit', () => {
  const once = addFavourite([], m01)
  expect(addFavourite(once, m01)).toBe(once)
  const full = Array.from({ length: favouriteLimit }, (_, index): Favourite => ({
    kind: 'product',
    id: `p${index}`,
    quantity: 1,
    note: '',
  }))
  expect(addFavourite(full, m01)).toBe(full)
  expect(mergeFavourites(full, once)).toHaveLength(favouriteLimit)
  expect(removeFavourite(once, m01)).toEqual([])
})

test('finds and removes an item in any size', () => {
  const sized = [{ ...m01, id: 'm01_M01-060', quantity: 1, note: '' }]
  expect(hasFavourite(sized, m01)).toBe(true)
  expect(hasFavourite(sized, { kind: 'mirror', id: 'm0' })).toBe(false)
  expect(removeEvery(sized, m01)).toEqual([])
  expect(removeFavourite(sized, m01)).toEqual(sized)
})

test('clamps quantities in an address to 1 to 999', () => {
  expect(['mirror.m01*9999', 'mirror.m01*0', 'mirror.m01*veel'].map((text) => readItems(text)[0]?.quantity)).toEqual([
    999, 1, 1,
  ])
})

const noted = (note: string): Favourite => ({ ...m01, quantity: 2, note })

test('carries notes in the address of a shared list, whatever characters they have', () => {
  const note = 'Boven het raam, 50% lager: a,b*2 <b>'
  expect(writeItemsWithNotes([noted(note)])).toBe('mirror.m01*2:Boven het raam%2C 50%25 lager: a%2Cb*2 <b>')
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const [read] = readItems(writeItemsWithNotes([noted(text), { ...m01, id: 'm02', quantity: 1, note: '' }]))
      expect(read?.note.length).toBeLessThanOrEqual(200)
      expect(readItems(writeItemsWithNotes(read ? [read] : []))).toEqual([read])
    }),
  )
})

test('leaves out notes that make the address of a list too long, and never an item', () => {
  const items = Array.from({ length: 100 }, (_, at) => ({ ...noted('n'.repeat(200)), id: `m${at}` }))
  const text = writeItemsWithNotes(items)
  expect(text.length).toBeLessThanOrEqual(4000)
  expect(readItems(text)).toHaveLength(100)
  expect(readItems(text).filter(({ note }) => note !== '').length).toBeGreaterThan(5)
})
