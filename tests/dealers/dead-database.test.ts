/** The built site while its database fails, on SQLite and on PostgreSQL: `npm run build` first. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { createPostgresDatabase, onPostgres } from '#tests/services/test-database.ts'

type Breakable = { url?: string; fail: () => Promise<void>; recover: () => Promise<void>; end: () => Promise<void> }

/** A PostgreSQL that can be stopped: between the site and the real one stands a door that closes, and cuts off who is inside. */
async function stoppablePostgres(): Promise<Breakable> {
  const url = new URL(await createPostgresDatabase())
  const socket = join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432')
  const inside = new Set<Socket>()
  const door = createServer((visitor) => {
    const server = connect(socket)
    for (const [from, to] of [
      [visitor, server],
      [server, visitor],
    ] as const) {
      inside.add(from)
      from.pipe(to)
      from
        .on('error', () => to.destroy())
        .on('close', () => {
          inside.delete(from)
          to.destroy()
        })
    }
  })
  const open = (port: number) =>
    new Promise<void>((done) => {
      door.listen(port, '127.0.0.1', done)
    })
  await open(0)
  const address = door.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  url.hostname = '127.0.0.1'
  url.port = String(port)
  url.searchParams.delete('host')
  const fail = () =>
    new Promise<void>((done) => {
      door.close(() => done())
      for (const one of inside) one.destroy()
    })
  return { url: url.href, fail, recover: () => open(port), end: fail }
}

/** The SQLite file of a data folder, of which another program takes away a table and gives it back. */
function breakableFile(folder: string): Breakable {
  const change = async (statement: string) => {
    const db = new DatabaseSync(join(folder, 'site.db'), { timeout: 5_000 })
    db.exec(statement)
    db.close()
  }
  return {
    fail: () => change('ALTER TABLE store_fact RENAME TO store_fact_gone'),
    recover: () => change('ALTER TABLE store_fact_gone RENAME TO store_fact'),
    end: async () => undefined,
  }
}

/** Starts the built server; `complained` is what it wrote on standard error. */
async function startSite(folder: string, url: string | undefined) {
  const child = spawn(process.execPath, [resolve('dist/server/main.js')], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      WARM_PICTURES: 'no',
      ...(url === undefined ? {} : { DATABASE_URL: url }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = '',
    complained = ''
  child.stderr.on('data', (bytes) => {
    complained += String(bytes)
  })
  const ended = new Promise<void>((done) => {
    child.on('exit', () => done())
  })
  const port = await new Promise<string>((done, failed) => {
    void ended.then(() => failed(new Error(complained)))
    child.stdout.on('data', (bytes) => {
      said += String(bytes)
      const found = /http:\/\/localhost:(\d+)/.exec(said)?.[1]
      if (found !== undefined) done(found)
    })
  })
  return {
    visit: async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`)
      return { status: answer.status, headers: answer.headers, text: await answer.text() }
    },
    complained: () => complained,
    end: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const pages = [
  ['/verkooppunten', 'Kan verkooppunten niet laden.'],
  ['/verkooppunten?near=zwolle', 'Kan verkooppunten niet laden.'],
  ['/verkooppunten/belgie', 'Kan verkooppunten niet laden.'],
  ['/verkooppunten/nederland', 'Kan verkooppunten niet laden.'],
  ['/verkooppunten/nederland/drenthe', 'Kan verkooppunten niet laden.'],
  ['/verkooppunten/badhuis-de-vecht', 'Kan verkooppunt niet laden.'],
] as const

test('without its database the dealers say that they cannot be had, everything else goes on, and they come back by themselves', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dead-database-'))
  const database = onPostgres ? await stoppablePostgres() : breakableFile(folder)
  const site = await startSite(folder, database.url)
  try {
    const known = await site.visit('/api/dealers')
    expect([known.status, known.headers.get('cache-control')]).toEqual([200, 'no-store'])
    for (const [path] of pages) expect([path, (await site.visit(path)).status]).toEqual([path, 200])

    await database.fail()
    for (const [path, words] of pages) {
      const { status, headers, text } = await site.visit(path)
      expect([path, status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([
        path,
        503,
        'no-store',
        '10',
      ])
      expect(text).toContain(words)
      expect(text).toMatch(/<header[\s\S]*<main[\s\S]*<footer/)
      expect(text, 'what went wrong inside stays inside').not.toMatch(/ECONN|store_fact|127\.0\.0\.1:\d|postgres/i)
    }
    const down = await site.visit('/api/dealers')
    expect([down.status, down.headers.get('cache-control'), down.text]).toEqual([
      503,
      'no-store',
      '{"error":"UNAVAILABLE"}',
    ])
    for (const path of [
      '/',
      '/collecties/thor',
      '/collecties/spiegels/m01',
      '/contact',
      '/zoeken?q=beton',
      '/sitemap.xml',
    ])
      expect([path, (await site.visit(path)).status]).toEqual([path, 200])
    for (const line of site.complained().trim().split('\n'))
      expect(JSON.parse(line)).toMatchObject({ level: 'warn', event: expect.any(String) })

    await database.recover()
    await expect.poll(async () => (await site.visit('/api/dealers')).text, { timeout: 20_000 }).toBe(known.text)
    for (const [path] of pages) expect([path, (await site.visit(path)).status]).toEqual([path, 200])
  } finally {
    await site.end()
    await database.end()
    rmSync(folder, { recursive: true, force: true })
  }
}, 90_000)

test.skipIf(onPostgres)(
  'pages are read on while another program holds the SQLite file locked',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'locked-'))
    const site = await startSite(folder, undefined)
    const other = new DatabaseSync(join(folder, 'site.db'), { timeout: 5_000 })
    try {
      other.exec('BEGIN EXCLUSIVE')
      for (const [path] of pages) expect([path, (await site.visit(path)).status]).toEqual([path, 200])
    } finally {
      other.close()
      await site.end()
      rmSync(folder, { recursive: true, force: true })
    }
  },
  60_000,
)
