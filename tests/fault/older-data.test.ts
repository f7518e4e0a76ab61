/** Data folders: one of an earlier version, which kept the content in its database, and one that several processes open first. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { listDealers } from '#server/dealers/dealer-store.ts'
import { createSiteContext } from '#server/site-context.ts'

test('a data folder of an earlier version keeps what visitors and dealers wrote, and that version can use it again', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'older-'))
  const older = new DatabaseSync(join(dataDir, 'site.db'))
  older.exec(readFileSync(resolve('tests/services/older-site.sql'), 'utf8'))
  const context = await createSiteContext({ contentDir: resolve('content'), publicDir: resolve('public'), dataDir })
  try {
    expect((await listDealers(context.db)).map(({ Naam }) => Naam)).toEqual(['Bad en Hout'])
    expect(await context.db.selectFrom('subscriber').select(['email', 'state']).execute()).toEqual([
      { email: 'Es@water.example', state: 'confirmed' },
    ])
    expect(await context.db.selectFrom('request').select(['id', 'kind']).execute()).toEqual([
      { id: 'r1', kind: 'question' },
    ])
    const { total } = await context.content.listFaqs({ start: 0, limit: 1 })
    expect(total, 'questions come from the files').toBeGreaterThan(10)
    for (const table of ['content_entry', 'product'])
      expect(older.prepare(`select count(*) as rows from ${table}`).get()).toEqual({ rows: 1 })
  } finally {
    await context.close()
    older.close()
    rmSync(dataDir, { recursive: true })
  }
})

test('processes that open an empty data folder at the same time share one database', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'shared-'))
  const script = `
    import { openDatabase } from '#server/db/database.ts'
    await (await openDatabase(${JSON.stringify(dataDir)})).close()`
  const codes = await Promise.all(
    Array.from(
      { length: 2 },
      () =>
        new Promise((done) => {
          spawn(process.execPath, ['--input-type=module', '-e', script], {
            stdio: ['ignore', 'ignore', 'inherit'],
          }).once('exit', done)
        }),
    ),
  )
  expect(codes).toEqual([0, 0])
  const { db, close } = await openDatabase(dataDir, undefined)
  expect(await listDealers(db)).toEqual([])
  await close()
  rmSync(dataDir, { recursive: true })
})
