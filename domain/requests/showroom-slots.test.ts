import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Showroom } from './showroom.schema.ts'
import { openMinutes, showroomSlots, slotDay, slotsByDay, slotStart, slotTime } from './showroom-slots.ts'

const hours = [
  { days: 'Maandag en dinsdag', hours: 'Gesloten' },
  { days: 'Woensdag tot en met vrijdag', hours: '10.00 – 17.00 uur' },
  { days: 'Zaterdag', hours: '10.00 - 16.00 uur' },
  { days: 'Zondag', hours: 'Gesloten' },
]
const showroom: Showroom = {
  timeZone: 'Europe/Amsterdam',
  minutes: 60,
  capacity: 2,
  daysAhead: 14,
  hoursNotice: 24,
  closed: ['2026-12-25'],
}

it('reads the opening hours as they are written for visitors', () => {
  expect(openMinutes(hours)).toEqual([
    null,
    null,
    { from: 600, until: 1020 },
    { from: 600, until: 1020 },
    { from: 600, until: 1020 },
    { from: 600, until: 960 },
    null,
  ])
})

it('offers whole slots within the opening hours, after the notice, without closed days', () => {
  // Tuesday 22 December, 13:30 in Amsterdam.
  const slots = showroomSlots(showroom, hours, new Date('2026-12-22T12:30:00Z'))
  expect(slots.slice(0, 4)).toEqual(['2026-12-23T14:00', '2026-12-23T15:00', '2026-12-23T16:00', '2026-12-24T10:00'])
  expect(slots.filter((slot) => slot.startsWith('2026-12-25'))).toEqual([])
  expect(slots.findLast((slot) => slot.startsWith('2026-12-26'))).toBe('2026-12-26T15:00')
  expect(slotsByDay(slots)[0]).toEqual({ day: 'woensdag 23 december 2026', slots: slots.slice(0, 3) })
})

it('knows the instant of a slot in winter, in summer, and on the days on which the clock changes', () => {
  expect(slotStart('2026-12-02T10:00', 'Europe/Amsterdam').toISOString()).toBe('2026-12-02T09:00:00.000Z')
  expect(slotStart('2026-07-01T10:00', 'Europe/Amsterdam').toISOString()).toBe('2026-07-01T08:00:00.000Z')
  expect(slotStart('2026-03-29T10:00', 'Europe/Amsterdam').toISOString()).toBe('2026-03-29T08:00:00.000Z')
  expect(slotStart('2026-10-25T01:30', 'Europe/Amsterdam').toISOString()).toBe('2026-10-24T23:30:00.000Z')
  expect([slotDay('2026-12-02T10:00'), slotTime('2026-12-02T10:00')]).toEqual(['woensdag 2 december 2026', '10.00 uur'])
})

it('offers each slot once, in order, in the future, whatever the hour', () => {
  const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instant, fc.integer({ min: 15, max: 240 }), fc.integer({ min: 0, max: 72 }), (now, minutes, notice) => {
      const slots = showroomSlots({ ...showroom, minutes, hoursNotice: notice }, hours, now)
      expect(slots).toEqual([...new Set(slots)].toSorted())
      for (const slot of slots) {
        const start = slotStart(slot, showroom.timeZone)
        // A slot is a whole minute, and `now` is not.
        expect(start.getTime()).toBeGreaterThan(now.getTime() + notice * 3_600_000 - 60_000 - 3_600_000)
        expect(['ma', 'di', 'zo']).not.toContain(slotDay(slot).slice(0, 2))
        const end = Number(slot.slice(11, 13)) * 60 + Number(slot.slice(14)) + minutes
        expect(end).toBeLessThanOrEqual(slotDay(slot).startsWith('za') ? 960 : 1020)
      }
    }),
    { numRuns: 15 },
  )
})
