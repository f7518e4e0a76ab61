/** Three processes of the built site behind nginx: what one of them does holds for all. `npm run build` first. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildHeader } from '#domain/build.ts'
import { createChallenge, openChallenge } from '#server/captcha/challenge.ts'
import { captchaKeys } from '#server/captcha/secret-key.ts'
import { startFakeCms, type FakeCms } from '#tests/fault/fake-cms.ts'
import { newPass, readJson } from '#tests/newsletter/harness.ts'
import { openPostOffice, type PostOffice } from '#tests/newsletter/post-office.ts'
import { clusterSecret, startCluster, type Cluster } from '#tests/services/cluster.ts'
import { canRun, findNginx, findPostgres, findRedis } from '#tests/services/programs.ts'

const hasAll = canRun(findNginx(), findPostgres(), findRedis())
const keys = captchaKeys(clusterSecret)
const now = () => new Date()
const revalidateSecret = 'een-geheim-van-zestien-tekens-of-meer'
const perClient = 12

describe.runIf(hasAll)('three processes behind nginx', () => {
  let cluster: Cluster, cms: FakeCms, office: PostOffice
  beforeAll(async () => {
    cms = await startFakeCms()
    office = await openPostOffice()
    cluster = await startCluster({
      root: resolve('.'),
      variables: {
        CMS_URL: cms.url,
        REVALIDATE_SECRET: revalidateSecret,
        SMTP_URL: office.url,
        RATE_LIMIT_NEWSLETTER: String(perClient),
        LOG_LEVEL: 'warn',
      },
    })
  }, 240_000)
  afterAll(async () => {
    await cluster[Symbol.asyncDispose]()
    await office.close()
    await cms[Symbol.asyncDispose]()
  }, 60_000)

  /** Where the process of this number listens, from 0 and round. */
  const at = (number: number) => cluster.members[number % cluster.members.length]?.url ?? ''
  /** Posts to one process as nginx would for the client at this address. */
  const post = (number: number, path: string, body: object, client: string) =>
    fetch(`${at(number)}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
      body: JSON.stringify(body),
    })
  const signUp = (number: number, email: string, captchaToken: string, client: string) =>
    post(number, '/api/newsletter', { email, type: 'Particulier', language: 'Nederlands', captchaToken }, client)
  const everywhere = <TRead>(path: string, read: (answer: Response) => Promise<TRead>) =>
    Promise.all(cluster.members.map(async ({ url }) => read(await fetch(url + path))))

  test('accepts a code and a pass once across processes, also at the same moment', async () => {
    const id = createChallenge(keys.challenge, now())
    const given = { id, answer: openChallenge(keys.challenge, id)?.code }
    const exchanged = await Promise.all([0, 1, 2].map((number) => post(number, '/api/captcha', given, '198.51.100.1')))
    expect(exchanged.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
    const captchaToken = String(
      (await Promise.all(exchanged.filter(({ ok }) => ok).map(readJson)))[0]?.['captchaToken'],
    )
    const signups = await Promise.all(
      [0, 1, 2].map((number) => signUp(number, `pas${number}@water.example`, captchaToken, '198.51.100.1')),
    )
    expect(signups.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
    expect((await signUp(1, 'later@water.example', captchaToken, '198.51.100.1')).status).toBe(422)
  })

  test('limits a client across processes', async () => {
    const statuses: number[] = []
    for (let count = 0; count < perClient + 3; count++)
      statuses.push((await signUp(count, 'geen adres', '', '198.51.100.2')).status)
    expect(statuses).toEqual([...Array.from({ length: perClient }, () => 422), 429, 429, 429])
    expect((await signUp(0, 'geen adres', '', '198.51.100.3')).status, 'another client is not').toBe(422)
  })

  test('believes the client address of nginx, not of the client', async () => {
    const statuses: number[] = []
    for (let count = 0; count < perClient + 1; count++) {
      statuses.push(
        (
          await fetch(`${cluster.url}/api/newsletter`, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              origin: cluster.url,
              'x-forwarded-for': `203.0.113.${count}`,
            },
            body: '{}',
          })
        ).status,
      )
    }
    expect(statuses.slice(0, perClient)).not.toContain(429)
    expect(statuses.at(-1)).toBe(429)
  })

  test('shows an imported list of dealers in all processes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'import-'))
    const file = join(folder, 'dealers.json')
    writeFileSync(
      file,
      JSON.stringify([
        {
          Naam: 'Badhuis Zwolle',
          Adres: 'Kade 1',
          Postcode: '8011 AB',
          Plaats: 'Zwolle',
          Land: 'Nederland',
          Provincie: 'Overijssel',
          latitude: 52.5,
          longitude: 6.1,
          Actief: 1,
        },
      ]),
    )
    const names = () =>
      everywhere('/api/dealers', async (answer) => JSON.stringify(await answer.json()).match(/"Naam":"[^"]+"/g))
    for (const list of await names()) expect(list?.length).toBeGreaterThan(1)
    const child = spawn(process.execPath, ['server/dealers/cli.ts', 'import', file, '--remove'], {
      stdio: 'ignore',
      env: { PATH: process.env['PATH'], DATA_DIR: folder, DATABASE_URL: cluster.databaseUrl },
    })
    expect(
      await new Promise((done) => {
        child.once('exit', done)
      }),
    ).toBe(0)
    rmSync(folder, { recursive: true, force: true })
    expect(await names()).toEqual([
      ['"Naam":"Badhuis Zwolle"'],
      ['"Naam":"Badhuis Zwolle"'],
      ['"Naam":"Badhuis Zwolle"'],
    ])
    for (const page of await everywhere('/verkooppunten', (answer) => answer.text()))
      expect(page).toContain('Badhuis Zwolle')
  })

  test('shows an announced content change in all processes', async () => {
    const path = '/producten/wastafelmeubel-beat-40'
    // Twice: the second time it comes from memory.
    for (let time = 0; time < 2; time++)
      for (const page of await everywhere(path, (answer) => answer.text()))
        expect(page).toContain('Wastafelmeubel Beat 40')
    cms.rewrite = (body) => body.replaceAll('Wastafelmeubel Beat 40', 'Wastafelmeubel Veertig')
    const told = await fetch(`${cluster.url}/api/revalidate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-revalidate-secret': revalidateSecret },
      body: JSON.stringify({
        event: 'entry.publish',
        model: 'product',
        entry: { publishedAt: '2026-11-21T12:00:00.000Z' },
      }),
    })
    expect([told.status, await told.json()]).toEqual([200, { dropped: ['product'] }])
    await expect
      .poll(() => everywhere(path, async (answer) => (await answer.text()).includes('Wastafelmeubel Veertig')), {
        timeout: 20_000,
      })
      .toEqual([true, true, true])
    await expect
      .poll(
        () =>
          everywhere('/producten?search=veertig', async (answer) =>
            (await answer.text()).includes('Wastafelmeubel Veertig'),
          ),
        { timeout: 20_000 },
      )
      .toEqual([true, true, true])
  })

  test('sends one mail for each signup at several processes', async () => {
    const addresses = Array.from({ length: 90 }, (_, number) => `brief${String(number).padStart(2, '0')}@water.example`)
    const answers = await Promise.all(
      addresses.map((email, number) => signUp(number, email, newPass({ keys, now }), `198.51.101.${number}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 200))
    const received = () =>
      office.mails
        .flatMap(({ to }) => to)
        .filter((address) => address.startsWith('brief'))
        .toSorted()
    await expect.poll(() => received().length, { timeout: 30_000 }).toBeGreaterThanOrEqual(addresses.length)
    expect(received()).toEqual(addresses)
  })

  test('answers 400 with the build to a server function of another build', async () => {
    const answer = await fetch(`${at(0)}/_serverFn/${'0'.repeat(64)}`, {
      headers: { 'x-tsr-serverfn': 'true', 'sec-fetch-site': 'same-origin' },
    })
    expect([answer.status, answer.headers.get(buildHeader)]).toEqual([400, expect.stringMatching(/^\w+$/)])
  })

  test('answers in Dutch when no process does, hides the metrics, and recovers', async () => {
    expect((await fetch(`${cluster.url}/metrics`)).status).toBe(404)
    const [first] = cluster.members
    for (const member of cluster.members) await member.kill()
    const away = await fetch(`${cluster.url}/contact`)
    expect([away.status, away.headers.get('cache-control'), away.headers.get('retry-after')]).toEqual([
      503,
      'no-store',
      '10',
    ])
    expect(await away.text()).toContain('De site geeft even geen antwoord')
    await first?.start(resolve('.'))
    await expect.poll(async () => (await fetch(`${cluster.url}/contact`)).status, { timeout: 30_000 }).toBe(200)
  }, 90_000)
})
