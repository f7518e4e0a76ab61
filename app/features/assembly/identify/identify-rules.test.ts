import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawings } from './IdentifyDrawing.tsx'
import { drawers, hinges, identify, type Kind, type System } from './identify-rules.ts'
import { drawerSearchSchema, hingeSearchSchema, skipped } from './identify-search.ts'

describe.each([
  ['drawers', drawers],
  ['hinges', hinges],
])('%s', (_, kind: Kind) => {
  test('ends at the system that the answers describe, with some questions skipped', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kind.systems),
        fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
        (system, skips) => {
          const { seen, candidates, asked } = follow(kind, system, skips)
          expect(candidates).toContain(system)
          expect(asked).toBeLessThanOrEqual(kind.questions.length)
          if (Object.values(seen).some((value) => value !== skipped) && Object.keys(seen).length === 1)
            expect(candidates).toEqual([system])
        },
      ),
    )
  })

  test('needs one answer to the first question only', () => {
    for (const system of kind.systems)
      expect(follow(kind, system, [false, false, false])).toMatchObject({ asked: 1, candidates: [system] })
  })

  test('has a drawing for every option', () => {
    const names = kind.questions.flatMap(({ key, options }) => options.map(({ value }) => `${key}-${value}`))
    expect(Object.keys(drawings)).toEqual(expect.arrayContaining(names))
  })

  test('has an option for every trait, and a system for every option', () => {
    for (const question of kind.questions) {
      const values = question.options.map(({ value }) => value)
      expect(kind.systems.filter((system) => !values.includes(system.traits[question.key] ?? ''))).toEqual([])
      expect(values.filter((value) => !kind.systems.some((system) => system.traits[question.key] === value))).toEqual(
        [],
      )
    }
  })
})

test.each([
  [drawers, drawerSearchSchema],
  [hinges, hingeSearchSchema],
] as const)(
  "accepts every answer to every question of %# in the address, and 'skip'",
  (kind: Kind, schema: { parse: (search: Record<string, unknown>) => unknown }) => {
    for (const { key, options } of kind.questions)
      for (const value of [skipped, ...options.map((option) => option.value)])
        expect(schema.parse({ [key]: value })).toEqual({ [key]: value })
  },
)

test('leaves no candidate and no question when answers contradict each other', () => {
  expect(identify(drawers, { wall: 'wood', under: 'wheel' })).toEqual({ candidates: [], next: null })
})

test('leaves out options that no remaining drawer has', () => {
  const { next } = identify(drawers, { wall: skipped, under: skipped, runner: undefined })
  expect(next?.key).toBe('runner')
  expect(identify(drawers, { wall: skipped, runner: 'hidden' }).next?.options.map(({ value }) => value)).toEqual([
    'wheel',
    'blocks',
    'grips',
  ])
})

test('drops unknown answers from the address', () => {
  expect(drawerSearchSchema.parse({ wall: 'gold', under: ['wheel'], runner: 'side' })).toEqual({
    wall: undefined,
    under: undefined,
    runner: 'side',
  })
})

/** Answers question after question for `system`, skipping where told. */
function follow(kind: Kind, system: System, skips: readonly boolean[]) {
  const seen: Record<string, string> = {}
  let asked = 0
  for (;;) {
    const { candidates, next } = identify(kind, seen)
    if (!next) return { seen, candidates, asked }
    seen[next.key] = skips[asked] === true ? skipped : (system.traits[next.key] ?? skipped)
    asked += 1
  }
}
