import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canHoldTwo, supplyPlan, type BasinMounting, type SupplyCabinet } from '#domain/assembly/supply-rules.ts'
import { choiceOf, searchOf } from '#domain/assembly/supply-choice.ts'
import { supplySearchSchema } from '#domain/assembly/supply-search.ts'
import { supplyDrawing } from './supply-drawing.ts'

const basin = (mounting: BasinMounting, height: number) => ({
  key: mounting,
  name: mounting,
  mounting,
  width: 500,
  depth: 350,
  height,
})
const cabinet: SupplyCabinet = {
  slug: 'beat45',
  name: 'Beat 45',
  widths: [600, 1200, 1400, 2000],
  depth: 450,
  topHeight: 870,
  bodyHeight: 540,
  drawers: 2,
  isStanding: false,
  plug: 215,
  behind: 80,
  tops: [
    { key: 'thin', name: 'Dun', thickness: 20 },
    { key: 'thick', name: 'Dik', thickness: 40 },
  ],
  basins: [basin('geintegreerd', 130), basin('opzet', 120), basin('onderbouw', 140), basin('inbouw', 150)],
  cast: [],
}
const standing: SupplyCabinet = { ...cabinet, slug: 'type', isStanding: true }
const toilet: SupplyCabinet = {
  ...cabinet,
  slug: 'epoch',
  depth: 260,
  topHeight: 780,
  tops: [{ key: 'plank', name: 'Plank', thickness: 30 }],
  basins: [basin('opzet', 100)],
}
const cabinets = [cabinet, standing, toilet]

const anySearch = fc.record({
  collection: fc.constantFrom('beat45', 'type', 'epoch', 'gone'),
  width: fc.integer({ min: 100, max: 9999 }).map(String),
  basin: fc.constantFrom('geintegreerd', 'opzet', 'onderbouw', 'inbouw', 'gone'),
  top: fc.constantFrom('thin', 'thick', 'gone'),
  count: fc.constantFrom('1', '2'),
  height: fc.integer({ min: 0, max: 9999 }).map(String),
})

test('puts the trap under the top for a basin on top of it, and under any other basin', () => {
  const drain = (key: string, top = 'thin') => supplyPlan(choiceOf(cabinets, { basin: key, top })).drain
  expect([drain('geintegreerd'), drain('opzet'), drain('opzet', 'thick'), drain('onderbouw'), drain('inbouw')]).toEqual(
    [610, 720, 700, 580, 590],
  )
})

test('gives a toilet basin a longer trap and cold water only', () => {
  expect(supplyPlan(choiceOf(cabinets, { collection: 'epoch' }))).toMatchObject({
    drain: 590,
    water: 630,
    coldOnly: true,
  })
  expect(
    supplyDrawing(choiceOf(cabinets, { collection: 'epoch' }), 'screen').front.pipes.map(({ kind }) => kind),
  ).toEqual(['drain', 'cold'])
})

test('moves the pipes with a hanging cabinet, and not with a standing one', () => {
  fc.assert(
    fc.property(anySearch, fc.integer({ min: 600, max: 1000 }), (search, height) => {
      const read = supplySearchSchema.parse(search)
      const usual = choiceOf(cabinets, { ...read, height: undefined })
      const hung = choiceOf(cabinets, { ...read, height })
      const moved = usual.cabinet.isStanding ? 0 : height - usual.cabinet.topHeight
      expect(supplyPlan(hung).drain - supplyPlan(usual).drain).toBe(moved)
      expect(supplyPlan(hung).water - supplyPlan(hung).drain).toBe(40)
    }),
  )
})

test('draws a cabinet that exists for any address, with pipes inside it and basins side by side', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const choice = choiceOf(cabinets, supplySearchSchema.parse(search))
      expect(choice.cabinet.widths).toContain(choice.width)
      expect(choice.count === 1 || canHoldTwo(choice.width, choice.basin)).toBe(true)
      const { front } = supplyDrawing(choice, 'screen')
      for (const pipe of front.pipes)
        expect(pipe.x > 0 && pipe.x < choice.width && -pipe.y > 0 && -pipe.y < choice.height).toBe(true)
      for (const [index, drawn] of front.basins.entries())
        expect(
          drawn.x >= (index === 0 ? 0 : choice.width / 2) &&
            drawn.x + drawn.width <= (index === 0 && choice.count === 2 ? choice.width / 2 : choice.width),
        ).toBe(true)
    }),
  )
})

test('restores a choice from its own search params', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const choice = choiceOf(cabinets, supplySearchSchema.parse(search))
      expect(choiceOf(cabinets, supplySearchSchema.parse(searchOf(choice)))).toEqual(choice)
    }),
  )
})

test('draws everything within the view', () => {
  fc.assert(
    fc.property(anySearch, fc.constantFrom('screen' as const, 'paper' as const), (search, medium) => {
      for (const view of Object.values(supplyDrawing(choiceOf(cabinets, supplySearchSchema.parse(search)), medium))) {
        const { box, measures, body, basins } = view
        for (const { axis, at, from, to } of measures)
          expect(
            axis === 'across'
              ? at <= box.y + box.height && from >= box.x && to <= box.x + box.width
              : at >= box.x && at <= box.x + box.width && from >= box.y,
          ).toBe(true)
        for (const rect of [body, ...basins])
          expect(rect.y >= box.y && rect.y + rect.height <= box.y + box.height).toBe(true)
      }
    }),
  )
})
