import { expect, test } from 'vitest'
import { amsterdamDay } from './amsterdam-day.ts'

test('is the day of Amsterdam, also in the hours in which UTC has yesterday', () => {
  expect(amsterdamDay(new Date('2026-11-26T23:30:00Z'))).toBe('2026-11-27')
  expect(amsterdamDay(new Date('2026-07-31T22:30:00Z'))).toBe('2026-08-01')
  expect(amsterdamDay(new Date('2026-12-31T23:59:00Z'))).toBe('2027-01-01')
  expect(amsterdamDay(new Date('2026-11-26T12:00:00Z'))).toBe('2026-11-26')
})
