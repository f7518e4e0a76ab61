/** The calendar entry of an appointment, read from the mails by two libraries that are not ours, as calendars read it. */
import ICAL from 'ical.js'
import ical from 'node-ical'
import { expect, test } from 'vitest'
import { slotDay, slotStart, slotTime } from '#domain/requests/showroom-slots.ts'
import { changeAppointment } from '#server/requests/change-appointment.ts'
import { calendarResponse } from '#server/requests/request-files.ts'
import { maker, origin } from '#tests/newsletter/maker.ts'
import { attachedFile, openPostOffice } from '#tests/newsletter/post-office.ts'
import { ask, openHarness, readable } from './harness.ts'
import { offered, sources } from './sources.ts'

const [first = '', second = ''] = offered
const email = 'wilg@water.example'
const instant = (slot: string) => slotStart(slot, sources.showroom.timeZone).toISOString()

/** What a calendar makes of a file, once read with ical.js and once with node-ical. */
function readBoth(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const [component] = calendar.getAllSubcomponents('vevent')
  if (component === undefined) throw new Error('The file has no event.')
  const { uid, sequence, startDate } = new ICAL.Event(component)
  const value = (name: string) => component.getFirstPropertyValue(name)
  const ours = {
    method: String(calendar.getFirstPropertyValue('method')),
    uid,
    sequence,
    start: startDate.toJSDate().toISOString(),
    status: String(value('status')),
    organizer: String(value('organizer')),
    alarms: component.getAllSubcomponents('valarm').length,
  }
  const [event] = Object.values(ical.sync.parseICS(text)).flatMap((part) => (part?.type === 'VEVENT' ? [part] : []))
  expect(event).toMatchObject({
    uid: ours.uid,
    sequence: ours.sequence,
    status: ours.status,
    method: ours.method,
    organizer: { val: ours.organizer },
  })
  expect(event?.start.toISOString()).toBe(ours.start)
  return { ...ours, attendees: component.getAllProperties('attendee').map((one) => String(one.getFirstValue())) }
}

/** A calendar: an entry for each UID, replaced by a higher SEQUENCE and removed by CANCEL. */
function calendarAfter(files: readonly ReturnType<typeof readBoth>[]): Map<string, string> {
  const entries = new Map<string, { sequence: number; start: string | null }>()
  for (const { uid, sequence, method, start } of files)
    if (sequence > (entries.get(uid)?.sequence ?? -1))
      entries.set(uid, { sequence, start: method === 'CANCEL' ? null : start })
  return new Map([...entries].flatMap(([uid, { start }]) => (start === null ? [] : [[uid, start]])))
}

test('puts an appointment in both calendars, replaces it when it is moved and removes it when it is cancelled', async () => {
  const post = await openPostOffice()
  const requests = await openHarness({ SMTP_URL: post.url })
  try {
    const result = await ask(requests, 'appointment', email)
    const token = 'token' in result ? result.token : ''
    await requests.mailer.settle()
    expect(await changeAppointment(requests, token, { slot: second })).toBe('changed')
    await requests.mailer.settle()
    const address = new Request(`${origin}/aanvraag/afspraak.ics?token=${token}`)
    const download = readBoth(await (await calendarResponse(requests, address)).text())
    expect(download).toMatchObject({ method: 'PUBLISH', sequence: 2, attendees: [] })
    expect(await changeAppointment(requests, token, 'cancelled')).toBe('changed')
    await requests.mailer.settle()

    const filesTo = (to: string) =>
      post.mails.filter((mail) => mail.to.includes(to)).map(({ raw }) => attachedFile(raw, 'afspraak.ics').toString())
    for (const [to, method, attendees] of [
      [email, 'REQUEST', [`MAILTO:${email}`]],
      [maker.email, 'PUBLISH', []],
    ] as const) {
      const texts = filesTo(to)
      for (const text of texts) expect(text).toMatch(/END:VCALENDAR\r\n$/)
      const files = texts.map(readBoth)
      const organizer = `mailto:${maker.email}`
      expect(files).toMatchObject([
        { method, sequence: 1, status: 'CONFIRMED', start: instant(first), organizer, alarms: 1, attendees },
        { method, sequence: 2, status: 'CONFIRMED', start: instant(second), organizer, alarms: 1, attendees },
        { method: 'CANCEL', sequence: 3, status: 'CANCELLED', organizer, alarms: 0, attendees },
      ])
      const [uid = ''] = files.map((file) => file.uid)
      expect(uid).toBe(download.uid)
      expect(calendarAfter(files.slice(0, 1))).toEqual(new Map([[uid, instant(first)]]))
      expect(calendarAfter(files.slice(0, 2))).toEqual(new Map([[uid, instant(second)]]))
      expect(calendarAfter(files)).toEqual(new Map())
    }
    const [asked, moved] = post.mails.filter(({ to }) => to.includes(email))
    expect(asked?.raw, 'the part that mail programs act on').toMatch(
      /^Content-Type: text\/calendar; charset=utf-8; method=REQUEST\r?$/m,
    )
    expect(moved?.raw).toMatch(/method=REQUEST/)
  } finally {
    await requests.end()
    await post.close()
  }
})

test('says in subject and text of both mails from when to when an appointment was moved', async () => {
  const post = await openPostOffice()
  const requests = await openHarness({ SMTP_URL: post.url })
  try {
    const result = await ask(requests, 'appointment', email)
    await requests.mailer.settle()
    expect(await changeAppointment(requests, 'token' in result ? result.token : '', { slot: second })).toBe('changed')
    await requests.mailer.settle()
    const asked = post.mails.find(({ to }) => to.includes(email))
    expect(readable(asked?.raw ?? ''), 'the mail itself has the link').not.toMatch(/link in die mail/)
    const moved = post.mails.slice(2)
    expect(moved.flatMap(({ to }) => to).toSorted()).toEqual([maker.email, email])
    for (const { raw } of moved) {
      const subject = subjectOf(raw)
      expect(subject).toMatch(/verzet/)
      expect(subject).toMatch(/van \w\w \d+ \w+, \d\d\.\d\d uur naar \w\w \d+ \w+, \d\d\.\d\d uur/)
      const sentence = `De afspraak van ${slotDay(first)}, ${slotTime(first)}, is verzet naar ${slotDay(second)}, ${slotTime(second)}.`
      expect(readable(raw).split(sentence), 'as text and as HTML').toHaveLength(3)
    }
  } finally {
    await requests.end()
    await post.close()
  }
})

/** The subject of a mail, unfolded and without encoded words. */
function subjectOf(raw: string): string {
  const [, folded = ''] = /^Subject: (.+(?:\r\n[ \t].+)*)/m.exec(raw) ?? []
  return folded
    .replaceAll(/\r\n[ \t]/g, ' ')
    .replaceAll(/=\?utf-8\?q\?(.*?)\?=/gi, (_, text: string) =>
      decodeURIComponent(text.replaceAll('_', ' ').replaceAll('=', '%')),
    )
}
