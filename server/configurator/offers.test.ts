import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { embeddedSource, readEmbeddedContent } from '#server/content/embedded-source.ts'
import { kitsOf } from './kits.ts'
import { setCards } from './offers.ts'

test('other requests get their turn while the sets of a new catalogue are priced, which is done once', async () => {
  const content = readEmbeddedContent(resolve('content'), resolve('public'))
  const kits = kitsOf(content.files, (await readCatalogue(embeddedSource(content))).products)
  const work = { turns: 0, isDone: false }
  const other = () => {
    work.turns += 1
    if (!work.isDone) setImmediate(other)
  }
  other()
  const asked = { niche: null, depth: null, budget: null, basins: null, color: null }
  const cards = await setCards(content.files, kits, asked)
  const { turns } = work
  expect(turns).toBeGreaterThan(Array.from(kits.values()).flatMap(({ cabinets }) => cabinets).length)
  expect(await setCards(content.files, kits, asked)).toEqual(cards)
  expect(work.turns, 'from memory').toBe(turns)
  work.isDone = true
})
