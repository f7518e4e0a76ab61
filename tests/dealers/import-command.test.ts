/** The command that imports dealers, as an operator meets it. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { openDatabase } from '#server/db/database.ts'
import { fillDealers } from '#server/dealers/dealer-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'import-command-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = join(folder, 'dealers.csv')

/** Imports dealers of these names. */
function importNamed(names: readonly string[], ...flags: string[]) {
  const head = 'Naam;Adres;Postcode;Plaats;Land;Provincie;latitude;longitude;Actief'
  const rows = names.map((name) => `${name};Kade 1;8011 AB;Zwolle;Nederland;Overijssel;52,5;6,1;1`)
  writeFileSync(file, `\uFEFF${[head, ...rows].join('\r\n')}\r\n`)
  const { status, stderr } = spawnSync(process.execPath, ['server/dealers/cli.ts', 'import', file, ...flags], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data') },
  })
  return { status, said: stderr.trim() }
}

test('refuses a partial file until told what becomes of the other dealers', () => {
  expect(importNamed(['A', 'B', 'C', 'D'])).toMatchObject({ status: 0 })
  expect(importNamed(['A'])).toEqual({
    status: 1,
    said: 'This file would remove 3 of 4 dealers, so nothing has been changed: add --remove to let them go, or --keep to keep them beside the imported ones.',
  })
  expect(importNamed(['A', ''])).toEqual({
    status: 1,
    said: 'In line 3: Naam is empty.\n1 fault; nothing has been changed.',
  })
  expect(importNamed(['A'], '--keep').said).toContain('0 removed, 4 as they were')
  expect(importNamed(['A'], '--remove').said).toContain('3 removed, 1 as they were')
}, 30_000)

test('takes back what it exported of a new database, in either format, as it was', async () => {
  const dataDir = join(folder, 'new')
  const { dealers } = readContentFiles('content', 'public')
  const { db, close } = await openDatabase(dataDir, undefined)
  await fillDealers(db, dealers, new Date())
  await close()
  const command = (...words: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, ['server/dealers/cli.ts', ...words], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    })
    return { status, said: stderr.trim() }
  }
  for (const ending of ['csv', 'json']) {
    const exported = join(folder, `dealers.${ending}`)
    expect(command('export', exported)).toMatchObject({ status: 0 })
    expect(command('import', exported)).toEqual({
      status: 0,
      said: `${dealers.length} dealers: 0 added, 0 changed, 0 removed, ${dealers.length} as they were.`,
    })
  }
}, 60_000)
