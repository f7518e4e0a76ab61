import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Download } from '#domain/downloads/download.schema.ts'
import { newestVersion, offeredDownloads } from './downloads.ts'
import { mediaFileSize } from '#server/content/media-files.ts'

let publicDir = ''
beforeAll(() => {
  publicDir = mkdtempSync(join(tmpdir(), 'downloads-'))
  mkdirSync(join(publicDir, 'media/pdf'), { recursive: true })
  writeFileSync(join(publicDir, 'media/pdf/a.pdf'), 'x'.repeat(1234))
  writeFileSync(join(publicDir, 'geheim.txt'), 'x')
})
afterAll(() => rmSync(publicDir, { recursive: true }))

const download: Download = {
  slug: 'a',
  title: 'Brochure',
  type: 'brochure',
  collection: null,
  file: 'pdf/a.pdf',
  language: 'nl',
  version: '2026.1',
  date: '2026-01-19',
  earlier: [{ file: 'pdf/a-2025.pdf', version: '2025.1', date: '2025-01-20' }],
}

test('lists files that exist, with their size', async () => {
  const offered = await offeredDownloads(
    {
      downloads: [download, { ...download, slug: 'b', file: 'pdf/b.pdf' }],
      collections: new Map(),
      mirrors: [],
      guides: new Map(),
    },
    publicDir,
  )
  expect(offered).toEqual([
    {
      slug: 'a',
      title: 'Brochure',
      type: 'brochure',
      language: 'nl',
      version: '2026.1',
      date: '2026-01-19',
      href: '/media/pdf/a.pdf',
      ending: 'pdf',
      bytes: 1234,
      about: null,
      serves: [],
    },
  ])
})

test('refuses paths outside the media folder, and folders', async () => {
  expect(await mediaFileSize(publicDir, '../geheim.txt')).toBeNull()
  expect(await mediaFileSize(publicDir, 'pdf')).toBeNull()
  expect(await mediaFileSize(publicDir, '')).toBeNull()
})

test('leads from a replaced file to the newest version', () => {
  expect(newestVersion([download], 'pdf/a-2025.pdf')).toBe('/media/pdf/a.pdf')
  expect(['pdf/a.pdf', 'pdf/a-2024.pdf', '', '../geheim.txt'].map((file) => newestVersion([download], file))).toEqual([
    null,
    null,
    null,
    null,
  ])
})
