/** The line above a title says something that the crumbs above it do not. */
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { languageOf } from '#domain/languages.ts'
import { crumbsTo } from '#domain/site-map.ts'
import { readContentFiles } from '#server/content/read-content-files.ts'

test('no page repeats its crumbs above its title', () => {
  const { pages } = readContentFiles(resolve('content'), resolve('public'))
  const repeating = [...pages.values()].filter(
    ({ path, hero }) => languageOf(path) === 'nl' && crumbsTo(path).some(({ label }) => label === hero.eyebrow),
  )
  expect(repeating.map(({ path }) => path)).toEqual([])
  expect(pages.size).toBeGreaterThan(50)
})
