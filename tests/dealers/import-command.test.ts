/** The command that imports dealers, as an operator meets it. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

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
