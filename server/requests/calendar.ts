/** An appointment as a file for a calendar (RFC 5545). */
import type { Showroom } from '#domain/requests/showroom.schema.ts'
import { slotStart } from '#domain/requests/showroom-slots.ts'
import type { RequestOf } from '#domain/requests/request.schema.ts'
import { site } from '#domain/site.ts'

export type CalendarEntry = {
  reference: string
  request: Pick<RequestOf<'appointment'>, 'slot'>
  state: 'open' | 'cancelled'
  /** Counts the changes from 1; a calendar keeps the highest. */
  version: number
  /** The page where it is moved or cancelled, where the reader may know it. */
  url?: string
}

/** The text of the file. Times are in UTC, which every calendar shows in the zone of its reader. */
export async function calendarFile(entry: CalendarEntry, { timeZone, minutes }: Showroom, now: Date): Promise<string> {
  const { default: ical, ICalEventStatus } = await import('ical-generator')
  const start = slotStart(entry.request.slot, timeZone)
  const { street, postcode, city } = site.address
  const calendar = ical({ prodId: { company: site.name, product: 'showroom', language: 'NL' } })
  calendar.createEvent({
    id: `${entry.reference}@${new URL(site.url).host}`,
    sequence: entry.version,
    stamp: now,
    start,
    end: new Date(start.getTime() + minutes * 60_000),
    summary: `Showroom ${site.name}`,
    location: `${site.legalName}, ${street}, ${postcode} ${city}`,
    description: `Afspraak in de showroom, kenmerk ${entry.reference}.`,
    status: entry.state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(entry.url === undefined ? {} : { url: entry.url }),
  })
  return calendar.toString()
}
