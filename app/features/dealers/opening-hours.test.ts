import { expect, test } from 'vitest'
import { dayAt, hoursInWords, openingHoursData, readOpeningHours } from './opening-hours.ts'

const hours = readOpeningHours(['ma gesloten', 'di 09:30-17:30', 'zondag open'])

test('a day is open between two times or closed; other text is left out', () => {
  expect(hours.map((day) => `${day.name} ${hoursInWords(day)}`)).toEqual(['maandag gesloten', 'dinsdag 09.30 – 17.30'])
})

test('search engines are told the open days only', () => {
  expect(openingHoursData(hours)).toEqual([{ '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Tuesday', opens: '09:30', closes: '17:30' }])
})

test('today is the day where the dealer stands: late on Friday in Amsterdam it is already Saturday, on Curaçao not yet', () => {
  const time = new Date('2026-11-20T23:30:00Z')
  expect(dayAt(time, 'Europe/Amsterdam')).toBe('za')
  expect(dayAt(time, 'America/Curacao')).toBe('vr')
})

test('every day of a week has its own name', () => {
  const week = Array.from({ length: 7 }, (_, index) => dayAt(new Date(Date.UTC(2026, 10, 16 + index, 12)), 'Europe/Amsterdam'))
  expect(week).toEqual(['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'])
})
