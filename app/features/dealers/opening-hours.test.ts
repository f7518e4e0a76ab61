import { expect, test } from 'vitest'
import { dayAt, hoursInWords, openInWords, readOpeningHours, timeZones } from './opening-hours.ts'

const hours = readOpeningHours(['ma gesloten', 'di 09:30-17:30', 'zondag open'])

test('reads days that are open or closed and leaves out other text', () => {
  expect(hours.map((day) => `${day.name} ${hoursInWords(day)}`)).toEqual(['maandag gesloten', 'dinsdag 09.30 – 17.30'])
})

test('tells the day in the time zone of the dealer', () => {
  const time = new Date('2026-11-20T23:30:00Z')
  expect(dayAt(time, 'Europe/Amsterdam')).toBe('za')
  expect(dayAt(time, 'America/Curacao')).toBe('vr')
})

test('knows every day of the week', () => {
  const week = Array.from({ length: 7 }, (_, index) =>
    dayAt(new Date(Date.UTC(2026, 10, 16 + index, 12)), 'Europe/Amsterdam'),
  )
  expect(week).toEqual(['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'])
})

const week = readOpeningHours([
  'ma gesloten',
  'di 09:30-17:30',
  'wo 09:30-17:30',
  'do 09:30-17:30',
  'vr 09:30-21:00',
  'za 10:00-17:00',
  'zo gesloten',
])

test.each([
  ['2026-11-20T08:29:59Z', 'Nederland', 'Nu gesloten, vandaag vanaf 09.30'],
  ['2026-11-20T08:30:00Z', 'Nederland', 'Nu geopend, tot 21.00'],
  ['2026-11-20T19:59:59Z', 'Nederland', 'Nu geopend, tot 21.00'],
  ['2026-11-20T20:00:00Z', 'Nederland', 'Nu gesloten, morgen vanaf 10.00'],
  ['2026-11-20T20:00:00Z', 'Curaçao', 'Nu geopend, tot 21.00'],
  ['2026-11-22T12:00:00Z', 'België', 'Nu gesloten, dinsdag vanaf 09.30'],
  ['2026-11-23T12:00:00Z', 'Duitsland', 'Nu gesloten, morgen vanaf 09.30'],
  // Daylight saving time
  ['2026-07-17T07:30:00Z', 'Nederland', 'Nu geopend, tot 21.00'],
  ['2026-07-17T07:30:00Z', 'Curaçao', 'Nu gesloten, vandaag vanaf 09.30'],
] as const)('at %s in %s: %s', (time, land, words) => {
  expect(openInWords(week, new Date(time), timeZones[land])).toBe(words)
})

test('finds the next opening a week later, and none for a dealer that never opens', () => {
  const monday = readOpeningHours(['ma 09:00-12:00'])
  expect(openInWords(monday, new Date('2026-11-23T13:00:00Z'), 'Europe/Amsterdam')).toBe(
    'Nu gesloten, maandag vanaf 09.00',
  )
  expect(openInWords([], new Date('2026-11-23T13:00:00Z'), 'Europe/Amsterdam')).toBe('Nu gesloten')
})
