/** Appointments in the showroom: nobody gets a place that another has, however many ask at once. */
import { describe, expect, test } from 'vitest'
import type { PostedResult } from '#domain/requests/request-form.ts'
import { handlePostedRequest } from '#server/requests/posted-request.ts'
import { changeAppointment } from '#server/requests/change-appointment.ts'
import { freeSlots } from '#server/requests/showroom-places.ts'
import { requestOfToken } from '#server/requests/stored-request.ts'
import { attachedFile, openPostOffice } from '#tests/newsletter/post-office.ts'
import { openTestDatabase } from '#tests/services/test-database.ts'
import { ask, formRequest, isStored, lastStep, openHarness, type Harness } from './harness.ts'
import { filledIn, offered, sources } from './sources.ts'

const capacity = 2
const small = { sources: { ...sources, showroom: { ...sources.showroom, capacity } } }
const [first = '', second = ''] = offered
const tokenOf = (result: PostedResult) => ('token' in result ? result.token : '')

/** Asks for a place in this slot, up to the last step; the returned function sends it. */
async function fillIn(requests: Harness, slot: string, email: string): Promise<() => Promise<PostedResult>> {
  const typed = { ...filledIn.appointment, slot, email }
  const summary = await handlePostedRequest(requests, 'appointment', formRequest(typed))
  const last = { ...lastStep(requests, 'appointment', email, summary), slot }
  return () => handlePostedRequest(requests, 'appointment', formRequest(last))
}

const takenPlaces = ({ db }: Harness) =>
  db.selectFrom('showroom_place').select(['slot', 'place']).orderBy('slot').orderBy('place').execute()

describe('a slot of two places', () => {
  test('goes to two of thirty who send at once to two processes, and the others keep their form', async () => {
    const { db, pool, end } = await openTestDatabase()
    const secret = 'a secret of more than thirty-two characters'
    const processes = [
      await openHarness({ ...small, SECRET_KEY: secret }, { db, pool, end: async () => undefined }),
      await openHarness({ ...small, SECRET_KEY: secret }, { db, pool, end: async () => undefined }),
    ]
    const [one] = processes
    if (!one) throw new Error('There are two.')
    try {
      const senders = await Promise.all(
        Array.from({ length: 30 }, (_, count) =>
          fillIn(processes[count % 2] ?? one, first, `bezoeker${count}@water.example`),
        ),
      )
      const results = await Promise.all(senders.map((send) => send()))
      expect(results.filter(isStored)).toHaveLength(capacity)
      for (const result of results)
        if (!isStored(result))
          expect(result).toMatchObject({
            form: { step: 'fill', faults: { slot: 'Dit moment is net bezet. Kies een ander.' } },
          })
      expect(await takenPlaces(one)).toEqual([
        { slot: first, place: 1 },
        { slot: first, place: 2 },
      ])
      expect(await one.db.selectFrom('request').select('id').execute()).toHaveLength(capacity)
      expect(await one.db.selectFrom('outbox').select('id').execute()).toHaveLength(capacity * 2)
      expect(await freeSlots(one.db, small.sources, one.now())).not.toContain(first)
    } finally {
      for (const requests of processes) await requests.end()
      await end()
    }
  })

  test('goes to one of twenty who move to its last place at once', async () => {
    const requests = await openHarness(small)
    try {
      await (
        await fillIn(requests, first, 'eerste@water.example')
      )()
      const tokens: string[] = []
      for (const [index, slot] of offered.slice(1, 21).entries())
        tokens.push(tokenOf(await (await fillIn(requests, slot, `verzetter${index}@water.example`))()))
      expect(tokens).not.toContain('')
      const outcomes = await Promise.all(tokens.map((token) => changeAppointment(requests, token, { slot: first })))
      expect(outcomes.filter((outcome) => outcome === 'changed')).toHaveLength(1)
      expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(19)
      const places = await takenPlaces(requests)
      expect(places.filter(({ slot }) => slot === first)).toHaveLength(capacity)
      expect(places, 'whoever could not move keeps the place').toHaveLength(21)
    } finally {
      await requests.end()
    }
  })
})

test('moves and cancels by the link, tells both each time, and gives the place back', async () => {
  const post = await openPostOffice()
  const requests = await openHarness({ ...small, SMTP_URL: post.url })
  try {
    const token = tokenOf(await ask(requests, 'appointment', 'wilg@water.example'))
    await requests.mailer.settle()
    expect(await changeAppointment(requests, token, { slot: second })).toBe('changed')
    expect(await changeAppointment(requests, token, { slot: second })).toBe('unchanged')
    expect(await takenPlaces(requests)).toEqual([{ slot: second, place: 1 }])
    expect(await requestOfToken(requests.db, token)).toMatchObject({ version: 2, request: { slot: second } })
    await requests.mailer.settle()
    expect(await changeAppointment(requests, token, { slot: '2026-01-01T10:00' })).toBe('taken')
    expect(await changeAppointment(requests, token, 'cancelled')).toBe('changed')
    expect(await changeAppointment(requests, token, 'cancelled')).toBe('unchanged')
    expect(await changeAppointment(requests, token, { slot: first })).toBe('unknown')
    expect(await changeAppointment(requests, 'x', 'cancelled')).toBe('unknown')
    expect(await takenPlaces(requests)).toEqual([])
    await requests.mailer.settle()
    expect(post.mails).toHaveLength(6)
    const calendars = post.mails
      .filter(({ to }) => to.includes('wilg@water.example'))
      .map(({ raw }) => {
        const text = attachedFile(raw, 'afspraak.ics').toString()
        return [/^SEQUENCE:(\d+)/m.exec(text)?.[1], /^STATUS:(\w+)/m.exec(text)?.[1], /^UID:(.+?)\r?$/m.exec(text)?.[1]]
      })
    expect(calendars.map(([sequence, status]) => [sequence, status])).toEqual([
      ['1', 'CONFIRMED'],
      ['2', 'CONFIRMED'],
      ['3', 'CANCELLED'],
    ])
    expect(new Set(calendars.map(([, , uid]) => uid)).size).toBe(1)
  } finally {
    await requests.end()
    await post.close()
  }
})

test('takes only moments that are offered, and changes nothing after the appointment has begun', async () => {
  const requests = await openHarness(small)
  try {
    for (const slot of ['', 'morgen', '2020-01-01T10:00', first.replace(/T.*/, 'T03:00'), '2099-12-30T10:00'])
      expect(
        await handlePostedRequest(
          requests,
          'appointment',
          formRequest({ ...filledIn.appointment, slot, email: 'a@b.nl' }),
        ),
        slot,
      ).toMatchObject({ form: { step: 'fill', faults: { slot: 'Kies een moment.' } } })
    const token = tokenOf(await ask(requests, 'appointment', 'wilg@water.example'))
    requests.pass(60 * 86_400_000)
    expect(await changeAppointment(requests, token, 'cancelled')).toBe('unknown')
  } finally {
    await requests.end()
  }
})
