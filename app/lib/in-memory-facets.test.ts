import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterByFacets, type Facet } from './in-memory-facets.ts'

type Thing = { shape: string; words: string[] }
const shapes = ['rond', 'ovaal', 'boog']
const words = ['licht', 'warm', 'glas', 'hout']
const options = (values: string[]) => () => values.map((value) => ({ value, label: value }))
const facets: Facet<Thing>[] = [
  { key: 'shape', legend: 'Vorm', isSingle: true, valuesOf: ({ shape }) => [shape], optionsOf: options(shapes) },
  { key: 'words', legend: 'Woorden', valuesOf: (thing) => thing.words, optionsOf: options(words) },
]
const things = fc.array(fc.record({ shape: fc.constantFrom(...shapes), words: fc.subarray(words) }), { maxLength: 25 })
const search = fc.record({
  shape: fc.option(fc.constantFrom(...shapes), { nil: undefined }),
  words: fc.option(fc.subarray(words), { nil: undefined }),
})

test('an item passes when each filter that has values shares one with it', () => {
  fc.assert(
    fc.property(things, search, (items, chosen) => {
      const expected = items.filter(
        (item) =>
          (chosen.shape === undefined || chosen.shape === item.shape) &&
          (!chosen.words?.length || item.words.some((word) => chosen.words?.includes(word))),
      )
      expect(filterByFacets(items, facets, chosen).items).toEqual(expected)
    }),
  )
})

test('the count of a value is the number of results after choosing it, or 0 when it adds none', () => {
  fc.assert(
    fc.property(things, search, (items, chosen) => {
      const sizeWith = (change: object) => filterByFacets(items, facets, { ...chosen, ...change }).items.length
      const [shape, word] = filterByFacets(items, facets, chosen).filters
      for (const { value, count } of shape?.options ?? []) expect(count).toBe(sizeWith({ shape: value }))
      for (const { value, count } of word?.options ?? []) {
        const adds = sizeWith({ words: [value] }) > 0
        expect(count).toBe(adds ? sizeWith({ words: [...(chosen.words ?? []), value] }) : 0)
      }
    }),
  )
})

test('a value that is no option counts as absent', () => {
  const items = [{ shape: 'rond', words: ['glas'] }]
  expect(filterByFacets(items, facets, { shape: 'ster', words: ['glas', 'steen'] }).items).toEqual(items)
})

test('says which filter leaves the whole list', () => {
  const items = [
    { shape: 'rond', words: ['glas'] },
    { shape: 'rond', words: ['glas', 'hout'] },
  ]
  const only = (value: string): Facet<Thing> => ({
    key: 'shape',
    legend: 'Vorm',
    valuesOf: ({ shape }) => [shape],
    optionsOf: options([value]),
  })
  const narrows = (facet: Facet<Thing>) => filterByFacets(items, [facet], {}).filters[0]?.narrows
  expect(narrows(only('rond'))).toBe(false)
  expect(narrows(only('boog'))).toBe(true)
})
