import fc from 'fast-check'
import { expect, test } from 'vitest'
import { setOf, sharedSize } from './bit-set.ts'
import { buildFacetCounts } from './facet-counts.ts'

test('counts as many as sharing them one by one does, for sets of every length and filling', () => {
  const sets = fc.integer({ min: 1, max: 700 }).chain((size) => {
    const set = fc
      .oneof(fc.uniqueArray(fc.nat(size - 1)), fc.constant(Array.from({ length: size }, (_, number) => number)))
      .map((members) => setOf(size, members))
    return fc.record({ values: fc.array(set, { maxLength: 40 }), bases: fc.array(set, { minLength: 1, maxLength: 3 }) })
  })
  fc.assert(
    fc.property(sets, ({ values, bases }) => {
      const counts = buildFacetCounts(values, bases[0]?.length ?? 0)
      for (const base of bases) expect([...counts(base)]).toEqual(values.map((value) => sharedSize(base, value)))
    }),
    { numRuns: 500 },
  )
})
