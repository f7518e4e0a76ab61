/** When the showroom can be visited by appointment: slots from its opening hours (content/site.json) and content/showroom.json. Pure. */
import { dayNames, formatDay, formatDayShort } from '#domain/dutch-day.ts'
import type { Showroom } from './showroom.schema.ts'

/** The local time at which a slot begins: '2026-12-02T10:00'. */
export type Slot = string
export const slotForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

type Hours = readonly { days: string; hours: string }[]
const dayMs = 86_400_000

/** The slots that can be chosen at `now`, whether they are taken or not, in their order. */
export function showroomSlots(showroom: Showroom, opening: Hours, now: Date): Slot[] {
  const { timeZone, minutes, daysAhead, hoursNotice, closed } = showroom
  const week = openMinutes(opening)
  const first = localTime(new Date(now.getTime() + hoursNotice * 3_600_000), timeZone)
  const today = Date.parse(`${localTime(now, timeZone).slice(0, 10)}T00:00Z`)
  return Array.from({ length: daysAhead }, (_, ahead) => new Date(today + ahead * dayMs)).flatMap((day) => {
    const date = day.toISOString().slice(0, 10)
    const open = week[(day.getUTCDay() + 6) % 7]
    if (!open || closed.includes(date)) return []
    const count = Math.floor((open.until - open.from) / minutes)
    return Array.from({ length: count }, (_, index) => `${date}T${clock(open.from + index * minutes)}`).filter(
      (slot) => slot >= first,
    )
  })
}

/** Minutes after midnight between which each day of the week is open, from Monday; null for a closed day. */
export function openMinutes(opening: Hours): ({ from: number; until: number } | null)[] {
  const week: ({ from: number; until: number } | null)[] = dayNames.map(() => null)
  for (const { days, hours } of opening) {
    const found = /^(\d\d)\.(\d\d) ?[-–] ?(\d\d)\.(\d\d)/.exec(hours)?.slice(1).map(Number)
    if (!found) continue
    const [fromHour = 0, fromMinute = 0, untilHour = 0, untilMinute = 0] = found
    for (const day of daysIn(days))
      week[day] = { from: fromHour * 60 + fromMinute, until: untilHour * 60 + untilMinute }
  }
  return week
}

/** 'Woensdag tot en met vrijdag' -> [2, 3, 4], 'Maandag en dinsdag' -> [0, 1], 'Zaterdag' -> [5]. */
function daysIn(words: string): number[] {
  const days = (words.toLowerCase().match(/\b[a-z]+dag/g) ?? []).map((name) => dayNames.indexOf(name))
  const [first = -1, last = -1] = days
  return words.includes('tot en met') ? dayNames.map((_, day) => day).slice(first, last + 1) : days
}

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((n) => String(n).padStart(2, '0')).join(':')

/** The local time of an instant: '2026-12-02T10:00'. */
function localTime(at: Date, timeZone: string): string {
  return at.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).replace(' ', 'T')
}

/** The instant at which a slot begins. */
export function slotStart(slot: Slot, timeZone: string): Date {
  const asUtc = Date.parse(`${slot}Z`)
  // An hour may be off by the offset at another instant, when the clock changes: the second step corrects that.
  let at = asUtc
  for (let step = 0; step < 2; step++) at -= Date.parse(`${localTime(new Date(at), timeZone)}Z`) - asUtc
  return new Date(at)
}

/** 'woensdag 2 december 2026' */
export function slotDay(slot: Slot): string {
  return formatDay(slot.slice(0, 10))
}

/** '10.00 uur' */
export function slotTime(slot: Slot): string {
  return `${slot.slice(11).replace(':', '.')} uur`
}

/** 'wo 2 dec, 10.00 uur', for the subject of a mail. */
export function slotShort(slot: Slot): string {
  return `${formatDayShort(slot.slice(0, 10))}, ${slotTime(slot)}`
}

/** The slots by their days, in their order. */
export function slotsByDay(slots: readonly Slot[]): { day: string; slots: Slot[] }[] {
  const days = new Map<string, Slot[]>()
  for (const slot of slots) days.set(slot.slice(0, 10), [...(days.get(slot.slice(0, 10)) ?? []), slot])
  return Array.from(days.values(), (own) => ({ day: slotDay(own[0] ?? ''), slots: own }))
}

/** The line of a summary that names the moment. */
export function slotFact(slot: Slot): { label: string; value: string } {
  return { label: slotFactLabel, value: `${slotDay(slot)}, ${slotTime(slot)}` }
}
export const slotFactLabel = 'Wanneer'
