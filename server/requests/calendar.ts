/** An appointment as a file for a calendar (RFC 5545, RFC 5546). */
import type { Showroom } from '#domain/requests/showroom.schema.ts'
import { slotStart } from '#domain/requests/showroom-slots.ts'
import type { RequestOf } from '#domain/requests/request.schema.ts'
import { site } from '#domain/site.ts'

export type CalendarEntry = {
  reference: string
  request: Pick<RequestOf<'appointment'>, 'slot' | 'name' | 'email'>
  state: 'open' | 'cancelled'
  /** Counts the changes from 1; a calendar keeps the highest. */
  version: number
  /** The page where it is moved or cancelled, where the reader may know it. */
  url?: string
}
export type CalendarFile = { method: 'REQUEST' | 'PUBLISH' | 'CANCEL'; text: string }

/** s before the start at which the calendar reminds of it. */
const reminder = 86_400

/**
 * The file, under the same UID for every version, so that a calendar replaces or removes the entry. Times are in UTC, which every calendar shows in
 * the zone of its reader.
 * @param isInvitation for the visitor's own mail, whose program then puts it in the calendar; else a copy to open
 */
export async function calendarFile(
  { reference, request, state, version, url }: CalendarEntry,
  isInvitation: boolean,
  { timeZone, minutes }: Showroom,
  now: Date,
): Promise<CalendarFile> {
  const {
    default: ical,
    ICalAlarmType,
    ICalAttendeeStatus,
    ICalCalendarMethod,
    ICalEventStatus,
  } = await import('ical-generator')
  const isCancelled = state === 'cancelled'
  const method = isCancelled ? 'CANCEL' : isInvitation ? 'REQUEST' : 'PUBLISH'
  const start = slotStart(request.slot, timeZone)
  const { street, postcode, city } = site.address
  const calendar = ical({
    prodId: { company: site.name, product: 'showroom', language: 'NL' },
    method: ICalCalendarMethod[method],
  })
  const event = calendar.createEvent({
    id: `${reference}@${new URL(site.url).host}`,
    sequence: version,
    stamp: now,
    start,
    end: new Date(start.getTime() + minutes * 60_000),
    summary: `Showroom ${site.name}`,
    location: `${site.legalName}, ${street}, ${postcode} ${city}`,
    description: `Afspraak in de showroom, kenmerk ${reference}.`,
    organizer: { name: site.name, email: site.email },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(url === undefined ? {} : { url }),
  })
  // RFC 5546 has attendees in invitations and their cancellations alone.
  if (isInvitation)
    event.createAttendee({
      name: request.name,
      email: request.email,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    })
  if (!isCancelled)
    event.createAlarm({ type: ICalAlarmType.display, triggerBefore: reminder, description: `Showroom ${site.name}` })
  return { method, text: `${calendar.toString().trimEnd()}\r\n` }
}
