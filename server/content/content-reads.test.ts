/** What a page is made of: no page that shows a document survives its change, and pages that do not stay. */
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { guidePage } from '#server/assembly/guides.ts'
import { knownArticles } from '#server/articles/articles.ts'
import { collectionCards, collectionsOverview } from '#server/collections/collections.ts'
import { kitsOf } from '#server/configurator/kits.ts'
import { offeredDownloads } from '#server/downloads/downloads.ts'
import { finishPage } from '#server/finishes/finishes.ts'
import { mirrorPage } from '#server/mirrors/mirrors.ts'
import { homePage } from '#server/pages/pages.ts'
import { roomCards } from '#server/rooms/rooms.ts'
import type { ContentFiles } from './content-files.ts'
import { changesBetween, notingReads, oncePerContent, recordReads } from './content-reads.ts'
import { readEmbeddedContent } from './embedded-source.ts'

const { files, products } = readEmbeddedContent('content', 'public')
const bySlug = new Map(products.map((product) => [product.slug, product]))

/** What pages of every kind show of the content. */
const pages: Record<string, (content: ContentFiles) => unknown> = {
  '/': homePage,
  '/contact': ({ pages: all, menus, openingHours }) => [all.get('/contact'), menus, openingHours],
  '/duurzaamheid': ({ pages: all }) => all.get('/duurzaamheid'),
  '/bestaat-niet': ({ pages: all }) => all.has('/bestaat-niet'),
  '/collecties': collectionsOverview,
  '/kleuren': ({ finishes }) => finishes,
  '/kleuren/eiken-naturel': (content) => finishPage(content, 'eiken-naturel'),
  '/collecties/spiegels/m01': (content) => mirrorPage(content, 'm01', 'public'),
  '/inspiratie': roomCards,
  '/montage/scharnieren/grass': (content) => guidePage(content, 'public', '/montage/scharnieren/grass'),
  '/montage': ({ guides }) => [...guides],
  '/downloads': (content) => offeredDownloads(content, 'public'),
  '/samenstellen': (content) => [...kitsOf(content, bySlug)],
  '/artikel': (content) => [...knownArticles(content, bySlug)],
  '/showroom/afspraak': ({ showroom }) => showroom,
  '/verkooppunten': ({ dealers, pages: all }) => [dealers, all.size],
  cards: collectionCards,
}

/** Every text in a value, with a function that writes into it. */
function textsOf(value: unknown, write: (text: string) => void): { text: string; write: (text: string) => void }[] {
  if (typeof value === 'string') return [{ text: value, write }]
  if (value instanceof Map)
    return [...value].flatMap(([key, inner]) => textsOf(inner, (text) => void value.set(key, text)))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    textsOf(inner, (text) => void Object.assign(value, { [key]: text })),
  )
}
const shown = (value: unknown) =>
  JSON.stringify(value, (_key, inner: unknown) => (inner instanceof Map ? [...inner] : inner))

const fields = Object.keys(files).filter(
  (field) => !['families', 'etim', 'faqs', 'vacancies', 'privacy'].includes(field),
)
const recorded = await Promise.all(
  Object.entries(pages).map(async ([path, make]) => {
    const { made, reads } = recordReads(async () => make(notingReads(files)))
    return { path, make, reads, html: shown(await made) }
  }),
)

test('no page that shows a document survives its change', async () => {
  let kept = 0
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...fields), fc.nat(), async (field, place) => {
      const changed = structuredClone(new Map<string, unknown>(Object.entries(files)).get(field))
      const after: ContentFiles = { ...files, [field]: changed }
      const texts = textsOf(changed, () => undefined)
      const one = texts[place % texts.length]
      one?.write(`${one.text}x`)
      const changes = changesBetween(files, after)
      expect(changes).toContain(field)
      for (const { path, make, reads, html } of recorded) {
        if (changes.some((key) => reads.has(key))) continue
        kept += 1
        expect(shown(await make(after)), `${path} after a change of ${field}`).toBe(html)
      }
    }),
    { numRuns: 25 },
  )
  expect(kept).toBeGreaterThan(50)
})

test('a changed document leaves the pages that show others', () => {
  const after = structuredClone(files)
  const page = after.pages.get('/duurzaamheid')
  if (page) page.hero.title = 'Anders'
  const changes = changesBetween(files, after)
  expect(changes).toEqual(['pages', 'pages:/duurzaamheid'])
  const stale = recorded.filter(({ reads }) => changes.some((key) => reads.has(key))).map(({ path }) => path)
  expect(stale).toContain('/duurzaamheid')
  expect(stale).not.toContain('/contact')
  expect(stale).not.toContain('/')
})

test('a page that was added or removed is missed where it was looked for', () => {
  const after = { ...files, pages: new Map([...files.pages].slice(1)) }
  const [gone] = files.pages.keys()
  expect(changesBetween(files, after)).toEqual(['pages', `pages:${gone}`])
  expect(changesBetween(after, files)).toEqual(['pages', `pages:${gone}`])
})

test('everyone who takes what was made once has read what it is made of', () => {
  const make = vi.fn(({ rooms }: ContentFiles, { length }: readonly string[]) => rooms.length + length)
  const [once, noted, other] = [oncePerContent(make), notingReads(files), ['a']]
  const [first, second] = [recordReads(() => once(noted, other)), recordReads(() => once(noted, other))]
  expect(make).toHaveBeenCalledOnce()
  expect([second.made, [...second.reads]]).toEqual([first.made, ['rooms']])
})
