/** A link to a file never dies: every address that was ever published is still served or leads to what replaced it. The list beside this test only grows. */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { newestVersion } from '#server/downloads/downloads.ts'

const { downloads } = readContentFiles(resolve('content'), resolve('public'))
const published = readFileSync(join(import.meta.dirname, 'published-files.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
const current = new Set(downloads.map(({ file }) => file))
const earlier = downloads.flatMap((download) => download.earlier)

test('serves or redirects every published address', () => {
  expect(published.length).toBeGreaterThan(70)
  expect(
    published.filter((file) => !current.has(file) && newestVersion(downloads, file) === null),
    'a file that is replaced under another name stays in `earlier` of its successor',
  ).toEqual([])
})

test('lists every current and earlier file as published', () => {
  expect(
    [...current, ...earlier.map(({ file }) => file)].filter((file) => !published.includes(file)),
    'add new files to published-files.txt',
  ).toEqual([])
})

test('orders versions by age, with an address for each', () => {
  const wrong = downloads.flatMap(({ slug, date, version, earlier: versions }) => {
    const line = [{ date, version }, ...versions]
    return line.slice(1).flatMap((entry, at) => {
      const newer = line[at]
      return newer && entry.date < newer.date && entry.version < newer.version ? [] : [`${slug} ${entry.version}`]
    })
  })
  expect(wrong).toEqual([])
  const names = [...current, ...earlier.map(({ file }) => file)]
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('links current files only in menus and texts', () => {
  const linked = [
    ...new Set(
      [
        'content/menus/header.json',
        'content/menus/mobile.json',
        'content/menus/footer.json',
        'content/site.json',
      ].flatMap((file) => readFileSync(file, 'utf8').match(/(?<=\/media\/)pdf\/[a-z0-9/.-]+/g) ?? []),
    ),
  ]
  expect(linked.length).toBeGreaterThan(0)
  expect(linked.filter((file) => !current.has(file) || !existsSync(join('public/media', file)))).toEqual([])
})
