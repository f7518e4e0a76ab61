import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDate, formatDay, formatDayShort } from './dutch-day.ts'

test('writes days as Intl does, the short ones without points', () => {
  const long = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'full', timeZone: 'UTC' })
  const date = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' })
  const short = new Intl.DateTimeFormat('nl-NL', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  const days = { min: new Date('1995-01-01'), max: new Date('2095-12-31'), noInvalidDate: true }
  fc.assert(
    fc.property(fc.date(days), (at) => {
      const iso = at.toISOString().slice(0, 10)
      expect(formatDay(iso)).toBe(long.format(at))
      expect(formatDate(iso)).toBe(date.format(at))
      expect(formatDayShort(iso)).toBe(short.format(at).replaceAll('.', ''))
    }),
  )
})
