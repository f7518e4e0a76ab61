/** Ten thousand strange bodies to the newsletter, and addresses that try to be more than one line of one header. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEmail } from '#domain/newsletter/newsletter-rules.ts'
import { captchaExchangeResponse, captchaFileResponse } from '#server/captcha/captcha-response.ts'
import { limiters } from '#server/db/limits.ts'
import { newsletterResponse } from '#server/newsletter/receive-signup.ts'
import { handlePostedForm } from '#server/newsletter/posted-form.ts'
import { jsonRequest, newPass, openHarness, postSignup } from './harness.ts'
import { origin } from './maker.ts'

const bodies = 10_000
/** The counting is not what is tried here. */
const settings = { limiterOf: limiters(null, null), RATE_LIMIT_NEWSLETTER: 1_000_000 }

const word = fc.constantFrom(
  'a@b.nl',
  '',
  ' ',
  'Bedrijf',
  'Engels',
  '__proto__',
  'constructor',
  '\r\nBcc: x@y.nl',
  '\0',
  '\uD800',
  '𝒳',
  "' or 1=1--",
  '<script>',
  '../..',
  '9'.repeat(40),
  'é'.repeat(300),
)
const part = fc.oneof(word, fc.string({ unit: 'binary', maxLength: 40 }), fc.anything({ maxDepth: 1, maxKeys: 2 }))
const keys = ['email', 'type', 'language', 'captchaToken', 'website', 'id', 'answer', 'code', 'renew', '__proto__']
const record = fc.dictionary(fc.constantFrom(...keys), part, { maxKeys: 7 })
const json = record.map((value) =>
  JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner)),
)
const text = fc.oneof(
  json,
  json.map((whole) => whole.slice(0, -3)),
  fc.string({ unit: 'binary', maxLength: 200 }),
  word,
)
const contentType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-8',
  'application/JSON',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
)
const form = fc.oneof(
  text,
  fc
    .dictionary(fc.constantFrom(...keys), fc.oneof(word, fc.string({ unit: 'binary', maxLength: 30 })))
    .map((fields) => new URLSearchParams(fields).toString()),
)

test('refuses ten thousand random bodies', async () => {
  const news = await openHarness(settings)
  try {
    const wrong: string[] = []
    for (const [body, type] of fc.sample(fc.tuple(text, contentType), bodies)) {
      const response = await newsletterResponse(news, jsonRequest('/api/newsletter', body, { 'content-type': type }))
      if (response.status < 400 || response.status > 499) wrong.push(`${response.status} ${body}`)
    }
    for (const body of fc.sample(form, bodies)) {
      const state = await handlePostedForm(
        news,
        new Request(`${origin}/nieuwsbrief`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body,
        }),
      )
      if (state.step === 'done') wrong.push(`done ${body}`)
    }
    // Fewer of these: a wrong answer is followed by a new picture, which is drawn.
    for (const body of fc.sample(text, 300)) {
      for (const response of [
        await captchaExchangeResponse(news, jsonRequest('/api/captcha', body)),
        await captchaFileResponse(news, new Request(`${origin}/`), body),
      ]) {
        if (response.status < 400 || response.status > 499) wrong.push(`${response.status} ${body}`)
      }
    }
    expect(wrong).toEqual([])
    expect(await news.db.selectFrom('subscriber').selectAll().execute()).toEqual([])
  } finally {
    await news.end()
  }
}, 120_000)

test('stores only valid emails, types and languages, also with a valid pass', async () => {
  const news = await openHarness(settings)
  try {
    for (const fields of fc.sample(record, 500)) {
      const body = JSON.parse(
        JSON.stringify(fields, (_, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner)),
      )
      const { status } = await postSignup(news, { ...body, captchaToken: newPass(news) })
      expect([200, 400, 422, 429]).toContain(status)
    }
    await news.mailer.settle()
    const kept = await news.db.selectFrom('subscriber').select(['email', 'type', 'language']).execute()
    expect(
      kept.every(
        ({ email, type, language }) =>
          isEmail(email) && ['Particulier', 'Bedrijf'].includes(type) && ['Nederlands', 'Engels'].includes(language),
      ),
    ).toBe(true)
  } finally {
    await news.end()
  }
})

test('sends mail with one recipient and no injected header for any accepted email', async () => {
  const local = fc.string({
    unit: fc.constantFrom(...Array.from('abAZ09_!#$%&\'*+/=?^`{|}~-.,;:<>()[]\\" \r\n\t@')),
    minLength: 1,
    maxLength: 20,
  })
  const host = fc.string({ unit: fc.constantFrom(...Array.from('abz09-.é\r\n ,;')), minLength: 1, maxLength: 12 })
  const addresses = [
    ...new Set(
      fc
        .sample(
          fc.tuple(local, host).map(([name, place]) => `${name}@${place}.example`),
          20_000,
        )
        .filter((address) => isEmail(address))
        .map((address) => address.toLowerCase()),
    ),
  ].slice(0, 60)
  expect(addresses.length, 'enough of them are good').toBeGreaterThan(30)
  const news = await openHarness(settings)
  try {
    for (const email of addresses) expect((await postSignup(news, { email })).status, email).toBe(200)
    await news.mailer.settle()
    const outbox = join(news.dataDir, 'outbox')
    const mails = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'))
    expect(mails).toHaveLength(addresses.length)
    const usual = [
      'List-Unsubscribe',
      'List-Unsubscribe-Post',
      'Auto-Submitted',
      'From',
      'To',
      'Subject',
      'Message-ID',
      'Date',
      'MIME-Version',
      'Content-Type',
    ]
    for (const mail of mails) {
      const head = mail.slice(0, mail.indexOf('\r\n\r\n'))
      expect([...head.matchAll(/^([\w-]+):/gm)].map((match) => match[1])).toEqual(usual)
      expect(/^To: (.+(?:\r\n[ \t].+)*)/m.exec(head)?.[1]?.match(/@/g), head).toHaveLength(1)
    }
  } finally {
    await news.end()
  }
})
