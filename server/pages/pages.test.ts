import { expect, test } from 'vitest'
import { brightness } from './pages.ts'

test('white is lighter than grey, grey lighter than black', () => {
  expect(brightness('#ffffff')).toBeCloseTo(255)
  expect(brightness('#808080')).toBeCloseTo(128)
  expect(brightness('#000000')).toBe(0)
})

test('green looks lighter than blue of the same strength', () => {
  expect(brightness('#00ff00')).toBeGreaterThan(brightness('#0000ff'))
})
