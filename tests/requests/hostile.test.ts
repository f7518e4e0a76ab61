/** Thousands of strange bodies to the request forms, and values that try to be more than one line of one header. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messages } from '#domain/newsletter/newsletter-rules.ts'
import { requestFields } from '#domain/requests/request-fields.ts'
import { requestMessages } from '#domain/requests/request-form.ts'
import { requestKinds } from '#domain/requests/request-kinds.ts'
import { limiters } from '#server/db/limits.ts'
import { handlePostedRequest } from '#server/requests/posted-request.ts'
import { origin } from '#tests/newsletter/maker.ts'
import { formRequest, lastStep, openHarness } from './harness.ts'
import { filledIn } from './sources.ts'

const word = fc.constantFrom(
  'a@b.nl',
  '',
  '1',
  '__proto__',
  '\r\nBcc: x@y.nl',
  '\0',
  '\uD800',
  "' or 1=1--",
  '<script>alert(1)</script>',
  '=1+1',
  'é'.repeat(7000),
  ...Object.values(filledIn).flatMap((values) => Object.values(values)),
)
const names = [...new Set(requestKinds.flatMap((kind) => requestFields[kind].map(({ name }) => name)))]
const keys = [
  ...names,
  'finishes',
  'items',
  'composition',
  'dealer',
  'slot',
  'website',
  'form',
  'code',
  'answer',
  'send',
  'edit',
  'renew',
  '__proto__',
]
const body = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .dictionary(fc.constantFrom(...keys), fc.oneof(word, fc.string({ unit: 'binary', maxLength: 40 })))
    .map((fields) => new URLSearchParams(fields).toString()),
)

test('stores nothing of four thousand random bodies, and answers each with the form', async () => {
  const requests = await openHarness({ limiterOf: limiters(null, null), RATE_LIMIT_REQUESTS: 1_000_000 })
  try {
    for (const [text, kind] of fc.sample(fc.tuple(body, fc.constantFrom(...requestKinds)), 4_000)) {
      const result = await handlePostedRequest(requests, kind, new Request(origin, { method: 'POST', body: text }))
      expect(result, text).toHaveProperty('form')
    }
    expect(await requests.db.selectFrom('request').select('id').execute()).toEqual([])
  } finally {
    await requests.end()
  }
})

test('sends mail with one recipient and no injected header, whatever was typed', async () => {
  const requests = await openHarness()
  try {
    const line = 'x\r\nBcc: x@water.example\r\n\r\n<script>alert(1)</script>'
    for (const kind of requestKinds) {
      const email = `${kind}@water.example`
      const typed = Object.fromEntries(
        Object.entries(filledIn[kind]).map(([name, value]) => [
          name,
          ['name', 'subject', 'message', 'city'].includes(name) ? line : value,
        ]),
      )
      const summary = await handlePostedRequest(requests, kind, formRequest({ ...typed, email }))
      const last = { ...lastStep(requests, kind, email, summary), ...typed }
      expect(await handlePostedRequest(requests, kind, formRequest(last))).toHaveProperty('token')
    }
    await requests.mailer.settle()
    const folder = join(requests.dataDir, 'outbox')
    const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
    expect(mails).toHaveLength(requestKinds.length * 2)
    for (const mail of mails) {
      const head = mail.slice(0, mail.search(/\r?\n\r?\n/))
      expect(head.match(/^(?:to|cc|bcc):/gim)).toHaveLength(1)
      const [html = ''] = mail.slice(mail.indexOf('text/html')).split(/\r?\n--/, 1) // the calendar after it is plain text
      expect(html).not.toContain('<script')
    }
  } finally {
    await requests.end()
  }
})

test('takes nothing from other sites, and keeps what was typed of a client that posts too often', async () => {
  const requests = await openHarness({ RATE_LIMIT_REQUESTS: 3 })
  const send = (values: Record<string, string>, headers: Record<string, string> = {}) =>
    handlePostedRequest(requests, 'contact', formRequest(values, headers))
  try {
    const email = 'wilg@water.example'
    const typed = { ...filledIn.contact, email }
    expect(await send(typed, { origin: 'https://elders.example' })).toEqual({
      form: { step: 'fill', values: {}, faults: {}, message: messages.failed },
    })
    expect(await send({ ...typed, email: 'wilg' })).toMatchObject({
      form: { step: 'fill', faults: { email: messages.emailInvalid } },
    })
    const last = lastStep(requests, 'contact', email, await send(typed))
    expect(await send({ ...last })).toHaveProperty('token')
    expect(await send(typed)).toMatchObject({ form: { values: typed, message: requestMessages.busy } })
    expect(await requests.db.selectFrom('request').select('id').execute()).toHaveLength(1)
  } finally {
    await requests.end()
  }
})
