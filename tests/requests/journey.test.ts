/** From the form to both mails and the page about the request, for each kind, through a real mail server. */
import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { describe, expect, test } from 'vitest'
import { requestDays, requestKinds } from '#domain/requests/request-kinds.ts'
import { requestWords } from '#domain/requests/request-words.ts'
import { slotStart } from '#domain/requests/showroom-slots.ts'
import { exportRequests } from '#server/requests/export.ts'
import { handlePostedRequest } from '#server/requests/posted-request.ts'
import { forgetExpiredRequests, forgetRequestsOf } from '#server/requests/retention.ts'
import { requestOfToken } from '#server/requests/stored-request.ts'
import { paperOf } from '#server/requests/request-paper.ts'
import { configuredWebhook } from '#server/requests/webhook.ts'
import { pdfWords } from '#tests/contract/pdf-words.ts'
import { maker } from '#tests/newsletter/maker.ts'
import { attachedFile, openPostOffice } from '#tests/newsletter/post-office.ts'
import { ask, formRequest, isStored, lastStep, messageOf, openHarness, readable, statusToken } from './harness.ts'
import { dealers, filledIn, handlerOf, offered, sources } from './sources.ts'

const day = 86_400_000
const email = 'wilg@water.example'

describe.each(requestKinds)('%s', (kind) => {
  test('goes to the visitor and to those who handle it, who can answer the visitor', async () => {
    const post = await openPostOffice()
    const requests = await openHarness({ SMTP_URL: post.url })
    try {
      const result = await ask(requests, kind, email)
      const token = 'token' in result ? result.token : ''
      expect(await requestOfToken(requests.db, token)).toMatchObject({ kind, email, state: 'open' })
      await requests.mailer.settle()
      const visitor = post.mails.find(({ to }) => to.includes(email))
      const handler = post.mails.find(({ to }) => !to.includes(email))
      expect(post.mails).toHaveLength(2)
      expect(handler?.to).toEqual([handlerOf(kind)])
      expect(handler?.raw).toMatch(/^Reply-To: wilg@water\.example\r?$/m)
      expect(visitor?.raw).not.toMatch(/^Reply-To:/m)
      if (kind === 'quote') expect(readable(handler?.raw ?? '')).toContain('Postcode of plaats: 8011 AB')
      expect(await requestOfToken(requests.db, statusToken(visitor?.raw ?? '')), 'the link in the mail').toMatchObject({
        kind,
      })
      for (const mail of [visitor, handler]) {
        expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated\r?$/m)
        expect(readable(mail?.raw ?? '').split('Wilg de Vries').length, 'as text and as HTML').toBeGreaterThan(2)
      }
    } finally {
      await requests.end()
      await post.close()
    }
  })

  test('is stored once, however often and however fast its form is sent', async () => {
    const requests = await openHarness()
    try {
      const summary = await handlePostedRequest(requests, kind, formRequest({ ...filledIn[kind], email }))
      const last = lastStep(requests, kind, email, summary) ?? {}
      const results = await Promise.all(
        Array.from({ length: 4 }, () => handlePostedRequest(requests, kind, formRequest(last))),
      )
      results.push(await handlePostedRequest(requests, kind, formRequest(last)))
      expect(results.map((result) => 'token' in result && result.token)).toEqual(results.map(() => last['form']))
      expect(await requests.db.selectFrom('request').select('kind').execute()).toEqual([{ kind }])
      expect(await requests.db.selectFrom('outbox').select('letter').orderBy('letter').execute()).toEqual([
        { letter: 'maker' },
        { letter: 'visitor' },
      ])
    } finally {
      await requests.end()
    }
  })

  test('keeps what was typed while anything is wrong, and takes one answer for each code', async () => {
    const requests = await openHarness()
    try {
      const post = (values: Record<string, string>) => handlePostedRequest(requests, kind, formRequest(values))
      const typed = { ...filledIn[kind], email }
      expect(await post({ ...typed, email: 'wilg' })).toMatchObject({
        form: {
          step: 'fill',
          values: { ...typed, email: 'wilg' },
          faults: { email: 'Vul een geldig e-mailadres in.' },
        },
      })
      const summary = await post(typed)
      expect(summary).toMatchObject({ form: { step: 'check', values: typed, message: null } })
      const last = lastStep(requests, kind, email, summary) ?? {}
      expect(messageOf(await post({ ...last, answer: ' ' }))).toBe('Vul alstublieft de veiligheidscontrole in.')
      const wrong = await post({ ...last, answer: 'x' })
      expect(wrong).toMatchObject({ form: { step: 'check', values: typed, formToken: last['form'] } })
      expect(messageOf(wrong)).toBe('De veiligheidscontrole is onjuist. Probeer opnieuw.')
      expect(messageOf(await post(last)), 'the code was used up').toBe(
        'De veiligheidscontrole is onjuist. Probeer opnieuw.',
      )
      expect(await post({ ...last, edit: '1' })).toMatchObject({ form: { step: 'fill', values: typed, faults: {} } })
      expect(messageOf(await post({ ...last, website: 'x' }))).toBe('Spam gedetecteerd. Probeer het opnieuw.')
      expect(await requests.db.selectFrom('request').select('id').execute()).toEqual([])
      const renewed = lastStep(requests, kind, email, wrong) ?? {}
      expect(isStored(await post(renewed))).toBe(true)
    } finally {
      await requests.end()
    }
  })

  test('is exported while it is kept, and deleted in time or when the person asks', async () => {
    const requests = await openHarness()
    try {
      await ask(requests, kind, email)
      await ask(requests, kind, 'els@water.example')
      const csv = await exportRequests(requests.db)
      expect(csv).toContain(`,${requestWords[kind].name},open,`)
      expect(csv).toContain('Naam: Wilg de Vries')
      expect(await forgetRequestsOf(requests.db, requests.uploads, ' WILG@water.example')).toBe(1)
      expect(await forgetRequestsOf(requests.db, requests.uploads, email)).toBe(0)
      await requests.mailer.settle()
      const from = kind === 'appointment' ? slotStart(offered[0] ?? '', sources.showroom.timeZone) : requests.now()
      requests.pass(from.getTime() - requests.now().getTime() + (requestDays[kind] - 1) * day)
      expect(await forgetExpiredRequests(requests.db, requests.uploads, requests.now())).toBe(0)
      requests.pass(2 * day)
      expect(await forgetExpiredRequests(requests.db, requests.uploads, requests.now())).toBe(1)
      for (const table of ['request', 'request_link', 'outbox', 'request_paper'] as const)
        expect(await requests.db.selectFrom(table).selectAll().execute(), table).toEqual([])
    } finally {
      await requests.end()
    }
  })
})

test('sends the list of an offer as one PDF to both, and to the maker where the dealer has no address', async () => {
  const post = await openPostOffice()
  const requests = await openHarness({ SMTP_URL: post.url })
  try {
    const typed = { ...filledIn.quote, email, dealer: 'baden' }
    const summary = await handlePostedRequest(requests, 'quote', formRequest(typed))
    expect(JSON.stringify(summary)).toContain('Via Oeverhout, dat uw aanvraag aan dit verkooppunt doorgeeft')
    const last = { ...lastStep(requests, 'quote', email, summary), ...typed }
    expect(isStored(await handlePostedRequest(requests, 'quote', formRequest(last)))).toBe(true)
    await requests.mailer.settle()
    expect(post.mails.flatMap(({ to }) => to).toSorted()).toEqual([maker.email, email])
    const [first, second] = post.mails.map(({ raw }) => attachedFile(raw, 'lijst.pdf'))
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true)
    expect(first?.toString()).toMatch(/^%PDF mirror\.m01\*2,finish\.eiken-naturel \d{4}-/)
  } finally {
    await requests.end()
    await post.close()
  }
})

test('sends the sheet of a composition as one PDF to both, though a price changes between the two mails', async () => {
  const post = await openPostOffice(1)
  let isDearer = false
  const requests = await openHarness({
    SMTP_URL: post.url,
    sources: {
      ...sources,
      async findSet(asked) {
        const set = await sources.findSet(asked)
        return set && isDearer ? { ...set, total: set.total + 100_000 } : set
      },
    },
  })
  try {
    const composition =
      '/samenstellen/beat45?cabinet=laden&width=1000&finish=eiken-naturel&top=wastafel&mirror=lijst-1000&niche=1180'
    const typed = { ...filledIn.quote, email, items: '', composition }
    const summary = await handlePostedRequest(requests, 'quote', formRequest(typed))
    expect(summary).toMatchObject({ form: { step: 'check' } })
    for (const line of [
      'Beat 45, 1000 mm breed',
      'WB45-1000-EINA, € 1.209,00',
      'Samen € 2.047,00 incl. btw',
      '1180 mm',
    ])
      expect(JSON.stringify(summary).replaceAll('\u00A0', ' ')).toContain(line)
    const last = { ...lastStep(requests, 'quote', email, summary), ...typed }
    const stored = await handlePostedRequest(requests, 'quote', formRequest(last))
    const token = 'token' in stored ? stored.token : ''
    await requests.mailer.settle()
    expect(post.mails, 'one was refused for now').toHaveLength(1)
    isDearer = true
    requests.pass(60_000)
    requests.mailer.wake()
    await requests.mailer.settle()
    expect(post.mails.flatMap(({ to }) => to).toSorted()).toEqual([dealers.badhuis.email, email])

    const [first, second] = post.mails.map(({ raw }) => attachedFile(raw, 'samenstelling.pdf'))
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true)
    const found = await requestOfToken(requests.db, token)
    const shown = await paperOf(requests.db, found?.id ?? '')
    expect(shown?.content.equals(first ?? Buffer.alloc(0)), 'the page about it has the same file').toBe(true)
    const words = pdfWords(first ?? Buffer.alloc(0))
      .join('')
      .replaceAll('\u00A0', ' ')
    for (const part of [
      'Beat 45, samengesteld',
      'WB45-1000-EINA',
      'Eiken naturel',
      'Lijstspiegel',
      '€ 2.047,00',
      'schaal 1:20',
    ])
      expect(words).toContain(part)
    expect(first?.toString('latin1')).toContain('QR-code naar')
  } finally {
    await requests.end()
    await post.close()
  }
})

test('takes an offer for a composition of this site, and for nothing else', async () => {
  const requests = await openHarness()
  try {
    const post = async (values: Record<string, string>) =>
      handlePostedRequest(requests, 'quote', formRequest({ ...filledIn.quote, email, items: '', ...values }))
    expect(await post({ composition: '/samenstellen/beat45?width=1200&top=hpl-wit' })).toMatchObject({
      form: { step: 'check' },
    })
    for (const composition of [
      '',
      '/samenstellen',
      '/samenstellen/beat46',
      'https://elders.example/samenstellen/beat45',
      '//elders.example/samenstellen/beat45',
      '/samenstellen/../privacy',
      '/samenstellen/beat45#x',
      '/samenstellen/beat45?x="><script>',
      '/privacy',
    ])
      expect(await post({ composition }), composition).toMatchObject({
        form: { step: 'fill', faults: { items: expect.stringContaining('.') } },
      })
    expect(await post({ composition: '/samenstellen/beat45', dealer: 'nergens' })).toMatchObject({
      form: { step: 'fill', faults: { dealer: 'Kies een verkooppunt.' } },
    })
    expect(await post({ items: 'product.weg_X' })).toMatchObject({
      form: { step: 'fill', faults: { items: expect.stringContaining('.') } },
    })
  } finally {
    await requests.end()
  }
})

test('tells the webhook of a request, signed, and again until it is taken', async () => {
  const heard: { body: string; signature: string; delivery: string }[] = []
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = []
    incoming.on('data', (part: Buffer) => parts.push(part))
    incoming.on('end', () => {
      heard.push({
        body: Buffer.concat(parts).toString('utf8'),
        signature: String(incoming.headers['x-signature']),
        delivery: String(incoming.headers['x-delivery']),
      })
      outgoing.writeHead(heard.length === 1 ? 500 : 204).end()
    })
  })
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready)
  })
  const address = server.address()
  const secret = 'a secret of the webhook'
  const requests = await openHarness({
    webhook: configuredWebhook({
      REQUESTS_WEBHOOK_URL: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`,
      REQUESTS_WEBHOOK_SECRET: secret,
    }),
  })
  try {
    await ask(requests, 'contact', email)
    await requests.mailer.settle()
    requests.pass(60_000)
    requests.mailer.wake()
    await requests.mailer.settle()
    expect(heard).toHaveLength(2)
    expect(heard[1]?.delivery).toBe(heard[0]?.delivery)
    const { body = '', signature = '' } = heard[1] ?? {}
    const seconds = /^t=(\d+),/.exec(signature)?.[1] ?? ''
    expect(signature).toBe(`t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`)
    expect(JSON.parse(body)).toMatchObject({ state: 'open', version: 1, request: { kind: 'contact', email } })
  } finally {
    await requests.end()
    await new Promise((closed) => {
      server.close(closed)
    })
  }
})

test('refuses forms of other sites, and more than the limits allow', async () => {
  const requests = await openHarness({ RATE_LIMIT_REQUESTS: 14 })
  try {
    const typed = { ...filledIn.contact, email }
    expect(
      await handlePostedRequest(requests, 'contact', formRequest(typed, { origin: 'https://elders.example' })),
    ).toMatchObject({ form: { step: 'fill', values: {}, message: 'Er ging iets mis. Probeer het later opnieuw.' } })
    const outcomes: boolean[] = []
    for (let count = 0; count < 6; count++) outcomes.push(isStored(await ask(requests, 'contact', email)))
    expect(outcomes, 'five of one address').toEqual([true, true, true, true, true, false])
    expect(isStored(await ask(requests, 'contact', 'els@water.example'))).toBe(true)
    expect(await handlePostedRequest(requests, 'contact', formRequest(typed))).toMatchObject({
      form: { step: 'fill', values: typed, message: expect.stringContaining('over tien minuten') },
    })
  } finally {
    await requests.end()
  }
})

test('keeps two links to a request, of its form and of its mails, however often these are tried', async () => {
  const post = await openPostOffice(7)
  const requests = await openHarness({ SMTP_URL: post.url })
  try {
    await ask(requests, 'contact', email)
    for (let attempt = 0; attempt < 6; attempt++) {
      await requests.mailer.settle()
      requests.pass(3_600_000)
      requests.mailer.wake()
    }
    await requests.mailer.settle()
    expect(post.mails).toHaveLength(2)
    expect(await requests.db.selectFrom('request_link').select('hash').execute()).toHaveLength(2)
  } finally {
    await requests.end()
    await post.close()
  }
})

test('keeps a link to its own request', async () => {
  const requests = await openHarness()
  try {
    await ask(requests, 'contact', email)
    expect(await requestOfToken(requests.db, '')).toBeNull()
    expect(await requestOfToken(requests.db, 'A'.repeat(32))).toBeNull()
    const { hash } = await requests.db.selectFrom('request_link').select('hash').executeTakeFirstOrThrow()
    expect(await requestOfToken(requests.db, hash), 'the database holds no working link').toBeNull()
  } finally {
    await requests.end()
  }
})
