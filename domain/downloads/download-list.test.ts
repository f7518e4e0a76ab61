import fc from 'fast-check'
import { expect, test } from 'vitest'
import { downloadList, type OfferedDownload } from './download-list.ts'

function file(slug: string, type: OfferedDownload['type'], about: OfferedDownload['about'] = null): OfferedDownload {
  return {
    slug,
    title: `Bestand ${slug}`,
    type,
    language: 'nl',
    version: '2026.1',
    date: '2026-01-01',
    href: `/media/${slug}.pdf`,
    ending: 'pdf',
    bytes: 1,
    about,
  }
}
const thor = { slug: 'thor', name: 'Thor', kind: 'collection' as const }
const m02 = { slug: 'm02', name: 'M02 Vijver', kind: 'mirror' as const }
const m10 = { slug: 'm10', name: 'M10 Kade', kind: 'mirror' as const }
const files = [
  file('a', 'brochure'),
  file('b', 'maattekening', thor),
  file('c', 'technisch-blad', m10),
  file('d', 'technisch-blad', m02),
  file('e', 'onderhoud', thor),
]

test('finds files by title, subject and kind', () => {
  const found = (search: string) =>
    downloadList(files, { search }).groups.flatMap((group) => group.downloads.map((download) => download.slug))
  expect(found('vijver')).toEqual(['d'])
  expect(found('TECHNISCH')).toEqual(['c', 'd'])
  expect(found('bestand b')).toEqual(['b'])
  expect(found(' ')).toHaveLength(5)
})

test('includes the guides of a collection’s drawers', () => {
  const list = downloadList([...files, { ...file('f', 'handleiding'), serves: ['thor', 'sunny'] }], {
    collection: 'thor',
  })
  expect(list.groups.flatMap((group) => group.downloads)).toEqual([files[1], file('f', 'handleiding'), files[4]])
  expect(list.collections).toEqual([{ value: 'thor', name: 'Thor', count: 3 }])
})

test('sorts mirrors by number', () => {
  expect(downloadList(files, {}).mirrors.map((choice) => choice.value)).toEqual(['m02', 'm10'])
})

test('finds as many files as a choice counts', () => {
  const query = fc.record({
    type: fc.constantFrom(undefined, ...files.map((entry) => entry.type)),
    collection: fc.constantFrom(undefined, 'thor', 'm02', 'm10'),
    search: fc.constantFrom('', 'thor', 'bestand'),
  })
  fc.assert(
    fc.property(fc.subarray(files), query, (some, asked) => {
      const list = downloadList(some, asked)
      for (const choice of list.types)
        expect(downloadList(some, { ...asked, type: choice.value }).total).toBe(choice.count)
      for (const choice of [...list.collections, ...list.mirrors])
        expect(downloadList(some, { ...asked, collection: choice.value }).total).toBe(choice.count)
      expect(list.groups.reduce((sum, group) => sum + group.downloads.length, 0)).toBe(list.total)
    }),
  )
})
