import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countWith, filterItems, type Facets } from './facets.ts'

type Thing = { shape: string; words: string[] }
const facets: Facets<Thing> = { shape: (thing) => [thing.shape], words: (thing) => thing.words }
const shapes = ['rond', 'ovaal', 'boog'] as const
const words = ['licht', 'warm', 'glas', 'hout'] as const
const things = fc.array(fc.record({ shape: fc.constantFrom(...shapes), words: fc.subarray([...words]) }), {
  maxLength: 25,
})
const chosen = fc.record({
  shape: fc.option(fc.subarray([...shapes]), { nil: undefined }),
  words: fc.option(fc.subarray([...words]), { nil: undefined }),
})

test('an item stays when each filter that has values shares one with it', () => {
  fc.assert(
    fc.property(things, chosen, (items, filter) => {
      const expected = items.filter(
        (item) =>
          (!filter.shape?.length || filter.shape.some((wanted) => wanted === item.shape)) &&
          (!filter.words?.length || item.words.some((word) => filter.words?.some((wanted) => wanted === word))),
      )
      expect(filterItems(items, facets, filter)).toEqual(expected)
    }),
  )
})

test('the count of a value is the number of results after choosing it, or 0 when it adds none', () => {
  fc.assert(
    fc.property(things, chosen, fc.constantFrom(...words), (items, filter, word) => {
      const count = countWith(items, facets, filter, 'words', word)
      const alone = filterItems(items, facets, { ...filter, words: [word] })
      if (alone.length === 0) expect(count).toBe(0)
      else expect(count).toBe(filterItems(items, facets, { ...filter, words: [...(filter.words ?? []), word] }).length)
    }),
  )
})
