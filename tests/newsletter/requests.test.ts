/** What the addresses of the newsletter answer to good, bad and hostile requests. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { captchaResponse, captchaExchangeResponse, captchaFileResponse } from '#server/captcha/captcha-response.ts'
import { openChallenge } from '#server/captcha/challenge.ts'
import { passLifetime } from '#server/captcha/pass.ts'
import { captchaKeys } from '#server/captcha/secret-key.ts'
import { newsletterResponse } from '#server/newsletter/receive-signup.ts'
import { handlePostedForm } from '#server/newsletter/posted-form.ts'
import { earnToken, jsonRequest, newPass, openHarness, postSignup, readJson, type Harness } from './harness.ts'
import { origin } from './maker.ts'

async function withNews(
  settings: Parameters<typeof openHarness>[0],
  run: (news: Harness) => Promise<void>,
): Promise<void> {
  const news = await openHarness(settings)
  try {
    await run(news)
  } finally {
    await news.end()
  }
}
const errorOf = async (response: Response) => [response.status, (await readJson(response))['errorCode']]
const challengeOf = async (news: Harness) => readJson(await captchaResponse(news, new Request(`${origin}/api/captcha`)))

test('draws the code 25 by 30 px per character, the same each time, and reveals it in no response', async () => {
  await withNews({}, async (news) => {
    const given = await challengeOf(news)
    const id = String(given['id'])
    const code = openChallenge(news.keys.challenge, id)?.code ?? ''
    expect(code).toMatch(/^\d{6}$/)
    expect(JSON.stringify({ ...given, image: undefined })).not.toContain(code)
    const image = Buffer.from(String(given['image']).replace('data:image/png;base64,', ''), 'base64')
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 150, height: 30 })
    const file = await captchaFileResponse(news, new Request(`${origin}/api/captcha/${id}.png`), `${id}.png`)
    expect(Buffer.from(await file.arrayBuffer()).equals(image)).toBe(true)
  })
})

test('speaks the code, also in byte ranges', async () => {
  await withNews({}, async (news) => {
    const id = String((await challengeOf(news))['id'])
    const whole = await captchaFileResponse(news, new Request(`${origin}/`), `${id}.wav`)
    const bytes = Buffer.from(await whole.arrayBuffer())
    expect([whole.headers.get('content-type'), bytes.toString('latin1', 0, 4), bytes.readUInt32LE(40)]).toEqual([
      'audio/wav',
      'RIFF',
      bytes.length - 44,
    ])
    const part = await captchaFileResponse(
      news,
      new Request(`${origin}/`, { headers: { range: 'bytes=0-1' } }),
      `${id}.wav`,
    )
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 0-1/${bytes.length}`])
    const range = 'bytes=0-1'
    for (const asked of [
      { headers: { range, 'if-range': '"anders"' } },
      { headers: { range, 'if-range': 'Mon, 01 Jan 2024 00:00:00 GMT' } },
      { method: 'HEAD', headers: { range } },
    ]) {
      const sound = await captchaFileResponse(news, new Request(`${origin}/`, asked), `${id}.wav`)
      expect([sound.status, sound.headers.get('content-range')]).toEqual([200, null])
    }
  })
})

test('gives a new code for a wrong answer, and invalidates the old one', async () => {
  await withNews({}, async (news) => {
    const id = String((await challengeOf(news))['id'])
    const code = openChallenge(news.keys.challenge, id)?.code ?? ''
    const wrong = await captchaExchangeResponse(news, jsonRequest('/api/captcha', { id, answer: `${code} ` }))
    const body = await readJson(wrong)
    expect([wrong.status, body['errorCode']]).toEqual([422, 'CAPTCHA_INVALID'])
    expect(openChallenge(news.keys.challenge, String(body['id']))?.name).not.toBe(
      openChallenge(news.keys.challenge, id)?.name,
    )
    expect(
      await errorOf(await captchaExchangeResponse(news, jsonRequest('/api/captcha', { id, answer: code }))),
    ).toEqual([422, 'CAPTCHA_INVALID'])
  })
})

test('accepts a correct answer once, within ten minutes', async () => {
  await withNews({}, async (news) => {
    const first = String((await challengeOf(news))['id'])
    const late = String((await challengeOf(news))['id'])
    const answer = (id: string) =>
      captchaExchangeResponse(
        news,
        jsonRequest('/api/captcha', { id, answer: openChallenge(news.keys.challenge, id)?.code }),
      )
    expect((await answer(first)).status).toBe(200)
    expect(await errorOf(await answer(first))).toEqual([422, 'CAPTCHA_INVALID'])
    news.pass(600_001)
    expect(await errorOf(await answer(late))).toEqual([422, 'CAPTCHA_EXPIRED'])
  })
})

test('accepts a pass for one signup, in its time, signed by this site', async () => {
  await withNews({}, async (news) => {
    const captchaToken = await earnToken(news)
    expect((await postSignup(news, { email: 'een@water.example', captchaToken })).status).toBe(200)
    expect(await errorOf(await postSignup(news, { email: 'twee@water.example', captchaToken }))).toEqual([
      422,
      'CAPTCHA_INVALID',
    ])
    const old = newPass(news)
    news.pass(passLifetime + 1)
    expect(await errorOf(await postSignup(news, { email: 'drie@water.example', captchaToken: old }))).toEqual([
      422,
      'CAPTCHA_EXPIRED',
    ])
    expect(
      await errorOf(
        await postSignup(news, {
          email: 'drie@water.example',
          captchaToken: newPass({ keys: captchaKeys('another secret'), now: news.now }),
        }),
      ),
    ).toEqual([422, 'CAPTCHA_INVALID'])
    expect(await errorOf(await postSignup(news, { email: 'drie@water.example', captchaToken: '' }))).toEqual([
      422,
      'CAPTCHA_INVALID',
    ])
    expect(await news.db.selectFrom('subscriber').select('email').execute()).toEqual([{ email: 'een@water.example' }])
  })
})

test('refuses each mistake with its code and status', async () => {
  await withNews({}, async (news) => {
    expect(await errorOf(await postSignup(news, { email: 'a@water.example', website: 'x' }))).toEqual([422, 'SPAM'])
    expect(await errorOf(await postSignup(news, { email: '' }))).toEqual([422, 'EMAIL_INVALID'])
    expect(await errorOf(await postSignup(news, { email: 'a@water.example\r\nBcc: b@water.example' }))).toEqual([
      422,
      'EMAIL_INVALID',
    ])
    expect(await errorOf(await postSignup(news, { email: 'a@water.example', type: 'Hond' }))).toEqual([
      400,
      'INVALID_BODY',
    ])
    expect(await errorOf(await postSignup(news, {}))).toEqual([400, 'INVALID_BODY'])
    for (const body of ['', '{', '[]', 'null', '"x"', `{"email":"${'a'.repeat(17_000)}"}`])
      expect(await errorOf(await newsletterResponse(news, jsonRequest('/api/newsletter', body)))).toEqual([
        400,
        'INVALID_BODY',
      ])
    expect(
      await errorOf(
        await newsletterResponse(
          news,
          jsonRequest('/api/newsletter', { email: 'a@water.example' }, { 'content-type': 'text/plain' }),
        ),
      ),
    ).toEqual([400, 'INVALID_BODY'])
  })
})

test('reports a failing database, and accepts the same pass once it is back', async () => {
  await withNews({}, async (news) => {
    const captchaToken = await earnToken(news)
    await news.db.schema.alterTable('newsletter_consent').renameTo('away').execute()
    expect(await errorOf(await postSignup(news, { email: 'a@water.example', captchaToken }))).toEqual([500, 'INTERNAL'])
    expect(await news.db.selectFrom('subscriber').selectAll().execute(), 'nothing is half written').toEqual([])
    await news.db.schema.alterTable('away').renameTo('newsletter_consent').execute()
    expect((await postSignup(news, { email: 'a@water.example', captchaToken })).status).toBe(200)
  })
})

test('refuses signups from other sites', async () => {
  await withNews({}, async (news) => {
    expect((await postSignup(news, { email: 'a@water.example' }, { origin: 'https://elders.example' })).status).toBe(
      403,
    )
    expect((await postSignup(news, { email: 'a@water.example' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await postSignup(news, { email: 'a@water.example' }, { origin: 'null' })).status).toBe(403)
    expect((await postSignup(news, { email: 'a@water.example' }, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })
})

test('limits signups per email to five in ten minutes, and per client to the setting', async () => {
  await withNews({ RATE_LIMIT_NEWSLETTER: 8 }, async (news) => {
    const statuses: number[] = []
    for (let count = 0; count < 6; count++)
      statuses.push((await postSignup(news, { email: 'vaak@water.example' })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect((await postSignup(news, { email: 'ander@water.example' })).status).toBe(200)
    expect((await postSignup(news, { email: 'derde@water.example' })).status).toBe(200)
    const refused = await postSignup(news, { email: 'vierde@water.example' })
    expect(await errorOf(refused.clone())).toEqual([429, 'RATE_LIMITED'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

test('writes mail to a file, with one recipient, without a mail server', async () => {
  await withNews({}, async (news) => {
    await postSignup(news, { email: "o'els+nieuws@water.example" })
    await news.mailer.settle()
    const [file = ''] = readdirSync(join(news.dataDir, 'outbox'))
    const mail = readFileSync(join(news.dataDir, 'outbox', file), 'utf8')
    expect(mail).toMatch(/^To: o'els\+nieuws@water\.example\r?$/m)
    expect(mail).toMatch(/^From: Oeverhout <info@oeverhout\.example>\r?$/m)
    expect(mail.match(/^(?:to|cc|bcc):/gim)).toHaveLength(1)
  })
})

const formRequest = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  new Request(`${origin}/nieuwsbrief`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin, ...headers },
    body: new URLSearchParams(fields),
  })

test('accepts the form without scripts by the same rules, and keeps the fields', async () => {
  await withNews({}, async (news) => {
    const filled = { email: 'vlier@water.example', type: 'Bedrijf', language: 'Engels', website: '' }
    expect(await handlePostedForm(news, formRequest({ ...filled, email: 'vlier' }))).toMatchObject({
      step: 'address',
      email: 'vlier',
      type: 'Bedrijf',
      message: 'Vul een geldig e-mailadres in.',
    })
    const revealed = await handlePostedForm(news, formRequest(filled))
    expect(revealed).toMatchObject({ ...filled, step: 'check', message: null })
    const code = revealed.challenge?.id ?? ''
    expect(await handlePostedForm(news, formRequest({ ...filled, code, answer: '' }))).toMatchObject({
      ...filled,
      step: 'check',
      message: 'Vul alstublieft de veiligheidscontrole in.',
    })
    expect(await handlePostedForm(news, formRequest({ ...filled, code, answer: 'x' }))).toMatchObject({
      ...filled,
      answer: '',
      message: 'De veiligheidscontrole is onjuist. Probeer opnieuw.',
    })
    const renewed = await handlePostedForm(news, formRequest({ ...filled, code, renew: '1' }))
    expect(renewed).toMatchObject({ ...filled, step: 'check', message: null })
    const next = renewed.challenge?.id ?? ''
    expect(
      await handlePostedForm(
        news,
        formRequest({ ...filled, code: next, answer: openChallenge(news.keys.challenge, next)?.code ?? '' }),
      ),
    ).toMatchObject({ step: 'done' })
    expect(await news.db.selectFrom('subscriber').select(['email', 'type', 'language', 'state']).execute()).toEqual([
      { email: 'vlier@water.example', type: 'Bedrijf', language: 'Engels', state: 'pending' },
    ])
    expect(await handlePostedForm(news, formRequest(filled, { origin: 'https://elders.example' }))).toMatchObject({
      step: 'address',
      email: '',
      message: 'Er ging iets mis. Probeer het later opnieuw.',
    })
  })
})
