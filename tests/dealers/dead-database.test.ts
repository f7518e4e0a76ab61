/** The built site while its database fails, on SQLite and on PostgreSQL. */
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { startSite } from '#tests/services/site-process.ts'
import { createPostgresDatabase, onPostgres } from '#tests/services/test-database.ts'

type Breakable = { url?: string; fail: () => Promise<void>; recover: () => Promise<void>; end: () => Promise<void> }

/** A PostgreSQL that can be cut off: a proxy between it and the site, which closes and ends all connections. */
async function stoppablePostgres(): Promise<Breakable> {
  const url = new URL(await createPostgresDatabase())
  const socket = join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432')
  const sockets = new Set<Socket>()
  const proxy = createServer((client) => {
    const server = connect(socket)
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from
        .on('error', () => to.destroy())
        .on('close', () => {
          sockets.delete(from)
          to.destroy()
        })
    }
  })
  const open = (port: number) =>
    new Promise<void>((done) => {
      proxy.listen(port, '127.0.0.1', done)
    })
  await open(0)
  const address = proxy.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  url.hostname = '127.0.0.1'
  url.port = String(port)
  url.searchParams.delete('host')
  const fail = () =>
    new Promise<void>((done) => {
      proxy.close(() => done())
      for (const one of sockets) one.destroy()
    })
  return { url: url.href, fail, recover: () => open(port), end: fail }
}

/** The SQLite file of a data folder, of which another program renames a table and renames it back. */
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

const pages = [
  ['/verkooppunten', 'Kan verkooppunten niet laden.'],
  ['/verkooppunten?near=zwolle', 'Kan verkooppunten niet laden.'],
  ['/verkooppunten/belgie', 'Kan verkooppunten niet laden.'],
  ['/verkooppunten/nederland', 'Kan verkooppunten niet laden.'],
  ['/verkooppunten/nederland/drenthe', 'Kan verkooppunten niet laden.'],
  ['/verkooppunten/badhuis-de-vecht', 'Kan verkooppunt niet laden.'],
] as const

test('says that dealers cannot be loaded while the database fails, serves all else, and recovers by itself', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dead-database-'))
  const database = onPostgres ? await stoppablePostgres() : breakableFile(folder)
  const site = await startSite({ DATA_DIR: folder, DATABASE_URL: database.url })
  try {
    const available = async () => (await site.visit('/api/dealers')).status
    await expect.poll(available, { timeout: 60_000 }).toBe(200)
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
      expect(text, 'no details of the failure').not.toMatch(/ECONN|store_fact|127\.0\.0\.1:\d|postgres/i)
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
    for (const line of site.complaints().trim().split('\n'))
      expect(JSON.parse(line)).toMatchObject({ level: 'warn', event: expect.any(String) })

    await database.recover()
    await expect.poll(async () => (await site.visit('/api/dealers')).text, { timeout: 20_000 }).toBe(known.text)
    for (const [path] of pages) expect([path, (await site.visit(path)).status]).toEqual([path, 200])
  } finally {
    await site.stop()
    await database.end()
    rmSync(folder, { recursive: true, force: true })
  }
}, 180_000)

test.skipIf(onPostgres)(
  'serves pages while another program holds the SQLite file locked',
  async () => {
    await using site = await startSite()
    const other = new DatabaseSync(join(site.dataDir, 'site.db'), { timeout: 5_000 })
    try {
      other.exec('BEGIN EXCLUSIVE')
      for (const [path] of pages) expect([path, (await site.visit(path)).status]).toEqual([path, 200])
    } finally {
      other.close()
    }
  },
  60_000,
)
