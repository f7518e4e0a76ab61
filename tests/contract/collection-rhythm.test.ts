/** No two collection pages follow the same rhythm of sections. */
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readContentFiles } from '#server/content/read-content-files.ts'

const collections = [...readContentFiles(resolve('content'), resolve('public')).collections.values()]
const rhythms = collections.map(({ slug, hero, sections, dealers }) => ({
  slug,
  kinds: sections.map(({ kind }) => kind),
  opening: hero.layout,
  callsToDealers: dealers !== undefined,
}))

test('gives every collection its own sequence of sections', () => {
  const twins = rhythms.filter(
    ({ kinds }, index) => rhythms.findIndex((other) => other.kinds.join() === kinds.join()) !== index,
  )
  expect(twins.map(({ slug }) => slug)).toEqual([])
})

test('opens no two collections with the same hero and three sections', () => {
  const openings = rhythms.map(({ slug, opening, kinds }) => ({
    slug,
    opening: [opening, ...kinds.slice(0, 3)].join(' '),
  }))
  expect(
    openings.filter(({ opening }, index) => openings.findIndex((other) => other.opening === opening) !== index),
  ).toEqual([])
})

test('shows finishes, sizes, drawers, tops and mirrors of every collection, with one call to action at most', () => {
  for (const { slug, kinds, callsToDealers } of rhythms) {
    expect([
      slug,
      ...(
        [
          'collection-finishes',
          'collection-sizes',
          'collection-drawers',
          'collection-tops',
          'collection-mirrors',
        ] as const
      ).filter((kind) => !kinds.includes(kind)),
    ]).toEqual([slug])
    expect([slug, kinds.filter((kind) => kind === 'invitation').length + Number(callsToDealers)]).toSatisfy(
      ([, count]) => typeof count === 'number' && count <= 1,
    )
  }
})
