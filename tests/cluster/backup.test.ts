/** A backup that is made while people sign up, and put back: nothing that was there when it was made is missing afterwards. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { openDatabase, type SiteStore } from '#server/db/database.ts'
import { replaceDealers } from '#server/dealers/dealer-store.ts'
import { canRun, findPostgres } from '#tests/services/programs.ts'
import { startPostgres } from '#tests/services/postgres.ts'
import { openHarness, postSignup } from '#tests/newsletter/harness.ts'

vi.setConfig({ testTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'backup-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** `npm run backup` and `npm run restore`, past npm. */
async function run(
  task: 'backup' | 'restore',
  to: string,
  variables: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['server/db/cli.ts', task, to], {
    env: { PATH: [findPostgres(), process.env['PATH']].join(':'), ...variables },
  })
  let said = ''
  child.stderr.on('data', (text) => {
    said += String(text)
  })
  return {
    code: await new Promise((done) => {
      child.once('exit', done)
    }),
    said: said.trim(),
  }
}

const at = new Date('2026-11-21T12:00:00Z')
const dealer = (Naam: string) => ({
  Naam,
  Adres: 'Kade 1',
  Postcode: '',
  Plaats: 'Zwolle',
  Land: 'Nederland' as const,
  Provincie: 'Overijssel',
  latitude: null,
  longitude: null,
  Actief: 1 as const,
})
const names = async ({ db }: SiteStore) =>
  (await db.selectFrom('dealer').select('naam').orderBy('position').execute()).map(({ naam }) => naam)
const count = async ({ db }: SiteStore) =>
  (
    await sql<{
      subscribers: number
      consents: number
      mails: number
    }>`select (select count(*) from subscriber) as subscribers, (select count(*) from newsletter_consent) as consents, (select count(*) from outbox) as mails`.execute(
      db,
    )
  ).rows[0]

/** Signs people up one after the other until told to stop; their number when it was told. */
function keepSigningUp(databases: SiteStore, dataDir: string): () => Promise<number> {
  const state = { stopped: false, done: 0 }
  const end = (async () => {
    const news = await openHarness({ dataDir }, { db: databases.db, pool: databases.pool, end: async () => undefined })
    while (!state.stopped) {
      expect((await postSignup(news, { email: `lezer${state.done}@water.example` })).status).toBe(200)
      state.done += 1
      // A signup into SQLite waits for nothing: without this turn the one that says stop would never have its own.
      await setImmediate()
    }
    await news.end()
    return state.done
  })()
  return () => {
    state.stopped = true
    return end
  }
}

async function backUpAndRestore(
  variables: { DATA_DIR: string } & Partial<Record<'DATABASE_URL', string>>,
): Promise<void> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = variables
  const kept = join(folder, `kept-${databaseUrl === undefined ? 'sqlite' : 'postgres'}`)
  const databases = await openDatabase(dataDir, databaseUrl)
  try {
    await replaceDealers(databases.db, ['a', 'b', 'c'].map(dealer), at)
    const photo = join(dataDir, 'photos', 'kept', `${'A'.repeat(32)}.jpg`)
    mkdirSync(dirname(photo), { recursive: true })
    writeFileSync(photo, 'a photograph', { mode: 0o600 })
    const stop = keepSigningUp(databases, dataDir)
    await expect.poll(async () => (await count(databases))?.subscribers, { timeout: 60_000 }).toBeGreaterThan(20)
    const before = (await count(databases))?.subscribers ?? 0
    expect(await run('backup', kept, variables)).toEqual({ code: 0, said: `Everything is in ${kept}.` })
    const after = await stop()
    expect(statSync(kept).mode & 0o077, 'nobody else reads it').toBe(0)
    expect(readFileSync(join(kept, 'secret-key'), 'utf8')).toBe(readFileSync(join(dataDir, 'secret-key'), 'utf8'))
    expect(await run('backup', kept, variables), 'a backup is never written over').toMatchObject({ code: 1 })

    // Then somebody imports the wrong file, and everybody is deleted.
    await replaceDealers(databases.db, [dealer('verkeerd')], at)
    await databases.db.deleteFrom('subscriber').execute()
    writeFileSync(join(dataDir, 'secret-key'), 'lost')
    rmSync(photo)
    expect(await run('restore', kept, variables)).toEqual({ code: 0, said: `Everything is as it was in ${kept}.` })

    expect(await names(databases), 'a process that goes on sees what came back').toEqual(['a', 'b', 'c'])
    expect(readFileSync(join(dataDir, 'secret-key'), 'utf8')).not.toBe('lost')
    expect([readFileSync(photo, 'utf8'), statSync(photo).mode & 0o077]).toEqual(['a photograph', 0])
    const back = await count(databases)
    expect(back?.subscribers).toBeGreaterThanOrEqual(before)
    expect(back?.subscribers).toBeLessThanOrEqual(after)
    expect(back, 'signup, consent and mail belong together').toEqual({
      subscribers: back?.subscribers,
      consents: back?.subscribers,
      mails: back?.subscribers,
    })
    if (databaseUrl === undefined)
      expect((await sql<{ integrity_check: string }>`PRAGMA integrity_check`.execute(databases.db)).rows).toEqual([
        { integrity_check: 'ok' },
      ])
  } finally {
    await databases.close()
  }
}

test('restores an SQLite backup completely while the site runs', async () => {
  await backUpAndRestore({ DATA_DIR: join(folder, 'sqlite') })
})

test.runIf(canRun(findPostgres()))('restores a PostgreSQL backup completely while the site runs', async () => {
  const { url, end } = await startPostgres()
  try {
    await backUpAndRestore({ DATA_DIR: join(folder, 'postgres'), DATABASE_URL: url })
  } finally {
    await end()
  }
})

/** Ways in which a copy of a site.db or a dump is no longer whole. */
const damages: Record<string, (bytes: Buffer) => Uint8Array> = {
  empty: () => new Uint8Array(),
  'cut short': (bytes) => bytes.subarray(0, Math.floor(bytes.length / 2)),
  overwritten: (bytes) => Buffer.concat([Buffer.alloc(4_096, 'x'), bytes.subarray(4_096)]),
}

async function refuseDamaged(variables: { DATA_DIR: string; DATABASE_URL?: string }, file: string): Promise<void> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = variables
  const databases = await openDatabase(dataDir, databaseUrl)
  try {
    await replaceDealers(databases.db, ['a', 'b', 'c'].map(dealer), at)
    writeFileSync(join(dataDir, 'secret-key'), 'of the backup')
    const whole = join(folder, `whole-${file}`)
    expect(await run('backup', whole, variables)).toMatchObject({ code: 0 })
    await replaceDealers(databases.db, [dealer('now')], at)
    writeFileSync(join(dataDir, 'secret-key'), 'of now')
    for (const [how, damage] of Object.entries(damages)) {
      const damaged = join(folder, `${how}-${file}`)
      mkdirSync(damaged)
      writeFileSync(join(damaged, file), damage(readFileSync(join(whole, file))))
      writeFileSync(join(damaged, 'secret-key'), 'of the backup')
      const { code, said } = await run('restore', damaged, variables)
      expect([how, code]).toEqual([how, 1])
      expect(said, how).toMatch(/^\S.* (?:is damaged \(.+\); nothing has been done\.|failed: .+)$/)
      expect(said, how).not.toMatch(/^\s+at /m)
      expect(await names(databases), how).toEqual(['now'])
      expect(readFileSync(join(dataDir, 'secret-key'), 'utf8'), how).toBe('of now')
    }
  } finally {
    await databases.close()
  }
}

test('refuses a damaged backup in one sentence, and changes nothing', async () => {
  const dataDir = join(folder, 'site-of-damaged')
  mkdirSync(dataDir)
  await refuseDamaged({ DATA_DIR: dataDir }, 'site.db')
})

test.runIf(canRun(findPostgres()))(
  'refuses a damaged dump of PostgreSQL in one line, and changes nothing',
  async () => {
    const { url, end } = await startPostgres()
    try {
      const dataDir = join(folder, 'postgres-of-damaged')
      mkdirSync(dataDir)
      await refuseDamaged({ DATA_DIR: dataDir, DATABASE_URL: url }, 'postgres.dump')
    } finally {
      await end()
    }
  },
)

test('says what cannot be done, and changes nothing', async () => {
  const empty = join(folder, 'empty')
  expect(await run('backup', join(folder, 'nowhere'), { DATA_DIR: empty })).toEqual({
    code: 1,
    said: `There is no site.db in ${empty}; nothing has been done.`,
  })
  expect(await run('restore', empty, { DATA_DIR: join(folder, 'sqlite') })).toEqual({
    code: 1,
    said: `There is no site.db in ${empty}; nothing has been done.`,
  })
  expect(existsSync(empty)).toBe(false)
  expect(
    await run('backup', join(folder, 'nowhere'), { DATA_DIR: join(folder, 'sqlite'), PORT: 'drieduizend' }),
  ).toMatchObject({ code: 1, said: expect.stringContaining('PORT') })
})
