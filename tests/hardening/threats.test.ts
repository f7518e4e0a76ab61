/** Every test that docs/security.md names is there. */
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { read } from '#tests/architecture/source-files.ts'

test('names an existing test for each threat', () => {
  const rows = read('docs/security.md')
    .split('\n')
    .filter((line) => /^\| (?!threat|---)/.test(line))
    .map((line) => line.split(' | '))
  expect(rows.length).toBeGreaterThan(20)
  const named = rows.map(([threat = '', , tests = '']) => ({
    threat,
    tests: [...tests.matchAll(/`([^`]+\.(?:test|spec)\.ts)`((?:,? '[^']+')+)/g)].flatMap(([, path = '', titles = '']) =>
      [...titles.matchAll(/'([^']+)'/g)].map(([, title = '']) => ({ path, title })),
    ),
  }))
  expect(named.filter(({ tests }) => tests.length === 0)).toEqual([])
  expect(
    named
      .flatMap(({ tests }) => tests)
      .filter(({ path, title }) => !existsSync(path) || !read(path).includes(title))
      .map(({ path, title }) => `${path}: ${title}`),
  ).toEqual([])
})
