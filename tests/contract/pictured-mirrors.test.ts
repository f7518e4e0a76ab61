/** The size in which the drawing of a mirror opens, and the size that its pictures are made in. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { picturedFormat } from '#domain/mirrors/pictured-format.ts'

test('the drawing of a mirror opens in the size that its pictures show', () => {
  const [, shown = ''] = /^SHOWN = \{(.*)\}/m.exec(readFileSync('content/studio/mirrors.py', 'utf8')) ?? []
  const places = [...shown.matchAll(/'(M\d+)': (\d+)/g)].map(([, name = '', place]) => [name, Number(place)] as const)
  expect(places.length).toBeGreaterThan(0)
  for (const [name, place] of places) expect(picturedFormat(name, 6), name).toBe(place)
  expect([1, 2, 6].map((count) => picturedFormat('M01', count))).toEqual([0, 1, 2])
})
