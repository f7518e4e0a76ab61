/** From the form to a confirmed address and back out, through a real mail server. */
import { expect, test } from 'vitest'
import { linkTokens } from '#server/mail/link-token.ts'
import { exportSubscribers } from '#server/newsletter/export.ts'
import { oneClickResponse, pressLinkButton } from '#server/newsletter/link-pages.ts'
import { forgetAddress, forgetExpired } from '#server/newsletter/retention.ts'
import { confirmSubscription, linkState } from '#server/newsletter/subscription.ts'
import { earnToken, openHarness, postSignup, readJson } from './harness.ts'
import { origin } from './maker.ts'
import { openPostOffice, tokenIn } from './post-office.ts'

const day = 86_400_000
const secret = 'a secret of more than thirty-two characters'
const tokenOf = linkTokens(secret)

function press(page: 'bevestigen' | 'afmelden', token: string, body = ''): Request {
  return new Request(`${origin}/nieuwsbrief/${page}?token=${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  })
}

test('takes an email from the form by confirmation to the list and the export, and off it with one click', async () => {
  const post = await openPostOffice()
  const news = await openHarness({ SMTP_URL: post.url })
  try {
    const signup = await postSignup(news, {
      email: 'Wilg@Water.example',
      type: 'Bedrijf',
      language: 'Engels',
      captchaToken: await earnToken(news),
    })
    expect(signup.status).toBe(200)
    await news.mailer.settle()
    const [asking] = post.mails
    expect(asking?.to).toEqual(['Wilg@water.example'])
    expect(asking?.raw).toMatch(
      /^List-Unsubscribe: <https:\/\/www\.oeverhout\.example\/nieuwsbrief\/afmelden\?token=[\w-]{32}>\r?$/m,
    )
    expect(asking?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
    expect(asking?.raw).toContain('Is this your address?')
    expect(await exportSubscribers(news.db, origin, tokenOf, news.now())).toBe(
      'email,type,language,confirmed_at,unsubscribe_url\r\n',
    )

    const confirm = tokenIn(asking?.raw ?? '', 'bevestigen')
    expect(await linkState(news.db, confirm, 'confirm', news.now())).toBe('ready')
    expect(await pressLinkButton(news, press('bevestigen', confirm), 'confirm')).toEqual({
      result: 'done',
      oneClick: false,
    })
    expect(
      await pressLinkButton(news, press('bevestigen', confirm), 'confirm'),
      'pressing twice is no mistake',
    ).toEqual({ result: 'done', oneClick: false })
    await news.mailer.settle()
    expect(post.mails, 'one letter that asks, one that welcomes').toHaveLength(2)

    const again = await postSignup(news, { email: 'wilg@WATER.example' })
    expect([again.status, await readJson(again)]).toEqual([409, { errorCode: 'EMAIL_ALREADY_EXISTS' }])

    const csv = await exportSubscribers(news.db, origin, tokenOf, news.now())
    expect(csv).toMatch(
      /\r\nWilg@Water\.example,Bedrijf,Engels,\d{4}-\d\d-\d\dT[\d:.]+Z,https:\/\/www\.oeverhout\.example\/nieuwsbrief\/afmelden\?token=[\w-]{32}\r\n$/,
    )

    const leave = tokenIn(post.mails[1]?.raw ?? '', 'afmelden')
    const oneClick = await pressLinkButton(news, press('afmelden', leave, 'List-Unsubscribe=One-Click'), 'unsubscribe')
    expect(oneClick).toEqual({ result: 'done', oneClick: true })
    expect(oneClickResponse(oneClick.result).status).toBe(200)
    expect(await exportSubscribers(news.db, origin, tokenOf, news.now())).not.toContain('Wilg')
    expect(
      await linkState(news.db, tokenIn(csv, 'afmelden'), 'unsubscribe', news.now()),
      'the link of the export leads to the same subscription',
    ).toBe('done')
    expect(
      await linkState(news.db, confirm, 'confirm', news.now()),
      'an old confirmation does not bring anybody back',
    ).toBe('unknown')

    const proof = await news.db
      .selectFrom('newsletter_consent')
      .select(['kind', 'source_page', 'type', 'language'])
      .orderBy('at')
      .execute()
    expect(proof).toEqual([
      { kind: 'asked', source_page: '/collecties/thor', type: 'Bedrijf', language: 'Engels' },
      { kind: 'confirmed', source_page: '/nieuwsbrief/bevestigen', type: 'Bedrijf', language: 'Engels' },
      { kind: 'withdrawn', source_page: '/nieuwsbrief/afmelden', type: 'Bedrijf', language: 'Engels' },
    ])
  } finally {
    await news.end()
    await post.close()
  }
})

test('retries a refused mail until it is accepted', async () => {
  const post = await openPostOffice(2)
  const news = await openHarness({ SMTP_URL: post.url })
  try {
    await postSignup(news, { email: 'els@water.example' })
    await news.mailer.settle()
    expect(post.mails).toHaveLength(0)
    for (let attempt = 0; attempt < 2; attempt++) {
      news.pass(3_600_000)
      news.mailer.wake()
      await news.mailer.settle()
    }
    expect(post.mails.map(({ to }) => to)).toEqual([['els@water.example']])
    expect(await news.db.selectFrom('outbox').select(['attempts', 'last_error']).executeTakeFirst()).toEqual({
      attempts: 2,
      last_error: null,
    })
  } finally {
    await news.end()
    await post.close()
  }
})

test('sends one mail for repeated signups while it waits, and another once it was sent', async () => {
  const news = await openHarness({ SMTP_URL: 'smtp://127.0.0.1:1' })
  try {
    await postSignup(news, { email: 'es@water.example' })
    expect((await postSignup(news, { email: 'ES@water.example' })).status).toBe(200)
    expect(await news.db.selectFrom('outbox').select('id').execute()).toHaveLength(1)
    await news.mailer.settle()
    await news.db.updateTable('outbox').set({ sent_at: news.now().toISOString() }).execute()
    await postSignup(news, { email: 'es@water.example' })
    expect(await news.db.selectFrom('outbox').select('id').execute()).toHaveLength(2)
    expect(await news.db.selectFrom('subscriber').select('id').execute()).toHaveLength(1)
  } finally {
    await news.end()
  }
})

test('keeps as many links as mails, however often these are tried and the list is exported', async () => {
  const post = await openPostOffice(5)
  const news = await openHarness({ SMTP_URL: post.url, SECRET_KEY: secret })
  try {
    await postSignup(news, { email: 'els@water.example' })
    for (let attempt = 0; attempt < 6; attempt++) {
      await news.mailer.settle()
      news.pass(3_600_000)
      news.mailer.wake()
    }
    await news.mailer.settle()
    expect(post.mails).toHaveLength(1)
    const confirm = tokenIn(post.mails[0]?.raw ?? '', 'bevestigen')
    await pressLinkButton(news, press('bevestigen', confirm), 'confirm')
    await news.mailer.settle()
    const exports = [0, 1].map(() => exportSubscribers(news.db, origin, tokenOf, news.now()))
    expect(new Set(await Promise.all(exports)).size).toBe(1)
    const links = await news.db.selectFrom('newsletter_token').select('purpose').orderBy('purpose').execute()
    expect(links).toEqual([{ purpose: 'confirm' }, { purpose: 'unsubscribe' }])
    const leave = tokenIn(await exportSubscribers(news.db, origin, tokenOf, news.now()), 'afmelden')
    expect((await pressLinkButton(news, press('afmelden', leave), 'unsubscribe')).result).toBe('done')
  } finally {
    await news.end()
    await post.close()
  }
})

test('deletes an unconfirmed signup and its links after thirty days', async () => {
  const post = await openPostOffice()
  const news = await openHarness({ SMTP_URL: post.url })
  try {
    await postSignup(news, { email: 'berk@water.example' })
    await news.mailer.settle()
    const confirm = tokenIn(post.mails[0]?.raw ?? '', 'bevestigen')
    news.pass(29 * day)
    expect(await forgetExpired(news.db, news.now())).toBe(0)
    news.pass(2 * day)
    expect(await confirmSubscription(news, confirm, '/')).toBe('unknown')
    expect(await forgetExpired(news.db, news.now())).toBe(1)
    for (const table of ['subscriber', 'newsletter_consent', 'newsletter_token', 'outbox'] as const)
      expect(await news.db.selectFrom(table).selectAll().execute(), table).toEqual([])
  } finally {
    await news.end()
    await post.close()
  }
})

test('deletes an email on request, and says when there is none', async () => {
  const news = await openHarness()
  try {
    await postSignup(news, { email: 'linde@water.example' })
    expect(await forgetAddress(news.db, ' LINDE@water.example', null)).toBe(true)
    expect(await forgetAddress(news.db, 'linde@water.example', null)).toBe(false)
    expect(await news.db.selectFrom('newsletter_consent').selectAll().execute()).toEqual([])
  } finally {
    await news.end()
  }
})
