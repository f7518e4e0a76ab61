import { expect, test } from 'vitest'
import { carriedJson } from '#app/lib/carried-data.ts'
import { answerOnce, carryStanding, filterValues, listStands } from './standing-list.ts'

const oak = { value: 'eiken', label: 'Eiken', count: 2 }

test('of a list that stands in the page goes along what is said about the whole of it', () => {
  const list = { total: 2, items: ['kast', 'kom'], filters: { color: [oak] }, pageCount: 1 }
  carryStanding(list)
  expect(listStands(list)).toBe(false)
  expect(filterValues(list, 'color')).toEqual([oak])
  expect(JSON.parse(carriedJson(list))).toEqual({ total: 2, items: [], filters: null, pageCount: 1 })
  expect(listStands({ filters: null })).toBe(true)
})

test('a list that came out empty goes along like any other: that nothing was found stands in the page as well', () => {
  const list = { total: 0, items: [], filters: { color: [{ ...oak, count: 0 }] } }
  carryStanding(list)
  expect(listStands(list)).toBe(false)
  expect(JSON.parse(carriedJson(list))).toEqual({ total: 0, items: [], filters: null })
})

test('what a list gives for a search is worked out once, for as long as the list is the same', () => {
  let worked = 0
  const answer = answerOnce((items: readonly string[], search: { color?: string | undefined }) => ({
    number: (worked += 1),
    items,
    search,
  }))
  const items = ['kast']
  expect(answer(items, { color: 'eiken' })).toBe(answer(items, { color: 'eiken' }))
  expect(answer(items, {})).not.toBe(answer(items, { color: 'eiken' }))
  expect(answer(['kast'], {})).not.toBe(answer(items, {}))
  expect(worked).toBe(3)
  for (let width = 0; width < 100; width += 1) answer(items, { color: String(width) })
  expect(worked).toBe(103)
  expect(answer(items, { color: '99' }).number).toBe(103)
})
