import { expect, test } from 'vitest'
import { copyrightYears } from './copyright-years.ts'

test('the years run from the founding year to the current one', () => {
  expect(copyrightYears(1995, new Date('2026-11-20T12:00:00Z'))).toBe('1995–2026')
  expect(copyrightYears(1995, new Date('1995-11-20T12:00:00Z'))).toBe('1995')
})

test('the year turns at midnight in the Netherlands', () => {
  expect(copyrightYears(1995, new Date('2026-12-31T22:59:59Z'))).toBe('1995–2026')
  expect(copyrightYears(1995, new Date('2026-12-31T23:00:00Z'))).toBe('1995–2027')
})
