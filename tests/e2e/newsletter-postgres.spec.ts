/** The whole way of a subscriber in a browser, through a real mail server, on PostgreSQL: a server of its own, apart from that of the other journeys. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openPostOffice, tokenIn, type PostOffice } from '#tests/newsletter/post-office.ts'
import { canRun, findPostgres, findRedis } from '#tests/services/programs.ts'
import { startPostgres } from '#tests/services/postgres.ts'
import { startRedis, type RedisServer } from '#tests/services/redis.ts'
import { answerField, readCode } from './newsletter-visitor.ts'
import { open } from './page.ts'

test.skip(!canRun(findPostgres()), 'PostgreSQL is not installed.')
test.describe.configure({ mode: 'serial' })

const port = Number(process.env['E2E_PORT'] ?? 3217) + 3
const origin = `http://localhost:${port}`
const dataDir = mkdtempSync(join(tmpdir(), 'newsletter-journey-'))
let database: Awaited<ReturnType<typeof startPostgres>> | undefined
let redis: RedisServer | undefined
let post: PostOffice | undefined
let server: ChildProcess | undefined
const variables = () => ({
  ...process.env,
  NODE_ENV: 'production',
  PORT: String(port),
  HOST: '127.0.0.1',
  SITE_URL: origin,
  DATA_DIR: dataDir,
  WARM_PICTURES: 'no',
  DATABASE_URL: database?.url,
  SMTP_URL: post?.url,
  ...(redis === undefined ? {} : { REDIS_URL: redis.url }),
})

test.beforeAll(async () => {
  database = await startPostgres()
  redis = findRedis() === undefined ? undefined : await startRedis()
  post = await openPostOffice()
  server = spawn(process.execPath, ['dist/server/main.js'], { env: variables(), stdio: 'ignore' })
  await expect
    .poll(
      () =>
        fetch(`${origin}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 50_000 },
    )
    .toBe(true)
})

test.afterAll(async () => {
  if (server?.exitCode === null) {
    const ended = new Promise((done) => {
      server?.once('exit', done)
    })
    server.kill()
    await ended
  }
  await post?.close()
  await redis?.kill()
  await database?.end()
  rmSync(dataDir, { recursive: true, force: true })
})

test('takes a subscriber from the form by email to the list and the export, and off it with one click', async ({
  page,
  request,
}) => {
  const address = 'Wilg@water.example'
  await open(page, `${origin}/nieuwsbrief`)
  const form = page.getByRole('region', { name: 'Ontvang de volgende brief' }).locator('form')
  await form.getByRole('textbox', { name: 'E-mailadres' }).fill(address)
  await form.getByRole('radio', { name: 'Bedrijf' }).check()
  await form.getByRole('button', { name: 'Inschrijven' }).click()
  await answerField(form).fill(await readCode(form, dataDir))
  await form.getByRole('button', { name: 'Inschrijven' }).click()
  await expect(page.getByRole('main').getByText("You've got mail!")).toBeVisible()

  await expect.poll(() => post?.mails.length, { timeout: 20_000 }).toBe(1)
  const asking = post?.mails[0]?.raw ?? ''
  expect(asking).toMatch(new RegExp(`^To: ${address}\\r?$`, 'm'))
  expect(exported(), 'nobody is on the list before the confirmation').toEqual([])

  // Opening the link confirms nothing: only the button does.
  await page.goto(`${origin}/nieuwsbrief/bevestigen?token=${tokenIn(asking, 'bevestigen')}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bevestig uw adres')
  expect(exported()).toEqual([])
  await page.getByRole('button', { name: 'Ja, ik wil de nieuwsbrief' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('U staat op de lijst')

  await expect.poll(() => post?.mails.length, { timeout: 20_000 }).toBe(2)
  const welcome = post?.mails[1]?.raw ?? ''
  const [row, ...others] = exported()
  expect(others).toEqual([])
  expect(row).toMatch(
    new RegExp(`^${address},Bedrijf,Nederlands,[\\d:.TZ-]+,${origin}/nieuwsbrief/afmelden\\?token=[\\w-]{32}$`),
  )

  const oneClick = /^List-Unsubscribe: <([^>]+)>\r?$/m.exec(welcome)?.[1] ?? ''
  expect(oneClick).toBe(`${origin}/nieuwsbrief/afmelden?token=${tokenIn(welcome, 'afmelden')}`)
  // Mail programs and add-ons send it from wherever they are, as either kind of form (RFC 8058).
  const body = { 'List-Unsubscribe': 'One-Click' }
  for (const headers of [
    { origin: 'null' },
    { origin: 'https://mail.example' },
    { origin: 'moz-extension://x', 'sec-fetch-site': 'cross-site' },
  ])
    for (const kind of [{ form: body }, { multipart: body }]) {
      const pressed = await request.post(oneClick, { ...kind, headers, maxRedirects: 0 })
      expect([pressed.status(), await pressed.text()]).toEqual([200, 'Afgemeld.'])
      expect(pressed.headers()['set-cookie']).toBeUndefined()
    }
  expect(exported()).toEqual([])
  await page.goto(oneClick)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('U bent afgemeld')
})

/** The rows of the export without its header, as `npm run newsletter:export` writes them. */
function exported(): string[] {
  const file = join(dataDir, 'subscribers.csv')
  const { status, stderr } = spawnSync(process.execPath, ['server/forms/cli.ts', 'newsletter', 'export', file], {
    env: variables(),
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
  return readFileSync(file, 'utf8').trimEnd().split('\r\n').slice(1)
}
