/** The table of rules and tests in tests/README.md names tests that exist. */
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { read } from './source-files.ts'

test('names existing tests only', () => {
  const cells = read('tests/README.md')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split(' | ')[1] ?? '')
  const named = cells.flatMap((cell) =>
    [...cell.matchAll(/`([^`]+\.(?:test|spec)\.ts)`((?:,? '[^']+')+)/g)].flatMap(([, path = '', titles = '']) =>
      [...titles.matchAll(/'([^']+)'/g)].map(([, title = '']) => ({ path, title })),
    ),
  )
  expect(named.length).toBeGreaterThan(60)
  expect(
    named
      .filter(({ path, title }) => !existsSync(path) || !read(path).includes(title))
      .map(({ path, title }) => `${path}: ${title}`),
  ).toEqual([])
})
