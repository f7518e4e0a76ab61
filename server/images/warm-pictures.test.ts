import { expect, test } from 'vitest'
import type { PictureRequest } from './picture-request.ts'
import { picturesIn, warmPictures } from './warm-pictures.ts'

const pages: Record<string, string> = {
  '/': '<img src="/img/640/home/hero.webp?v=1" srcset="/img/320/home/hero.webp?v=1 320w, /img/640/home/hero.webp?v=1 640w">',
  '/producten': '<img src="/img/320/producten/kast.webp?v=2"><meta content="/img/og/producten/kast.jpg?v=2">',
  '/contact': '<img src="/img/320/home/hero.webp?v=1"><img src="/img/333/home/hero.webp?v=1">',
}
const nameOf = ({ width, media }: PictureRequest) => `${width}/${media}`

function warm({ onDisk = [], signal = new AbortController().signal }: { onDisk?: string[]; signal?: AbortSignal }) {
  const prepared: string[] = []
  const groups: { pages: number; pictures: number; made: number }[] = []
  const left: number[] = []
  const done = warmPictures({
    groups: [() => ['/', '/broken'], () => Promise.resolve(['/', '/producten', '/contact'])],
    render: async (path) => pages[path] ?? Promise.reject(new Error('cannot be rendered')),
    store: {
      prepare: async (request) => {
        prepared.push(nameOf(request))
        return !onDisk.includes(nameOf(request))
      },
    },
    signal,
    onProgress: (count) => left.push(count),
    onGroup: ({ pages: rendered, pictures, made }) => groups.push({ pages: rendered, pictures, made }),
  })
  return { done, prepared, groups, left }
}

test('prepares each picture that a page names once, in the order of the pages', async () => {
  const { done, prepared, groups, left } = warm({ onDisk: ['320/home/hero'] })
  await done
  expect(prepared).toEqual(['640/home/hero', '320/home/hero', '320/producten/kast'])
  expect(groups).toEqual([
    { pages: 2, pictures: 2, made: 1 },
    { pages: 3, pictures: 1, made: 1 },
  ])
  expect(left.at(-1)).toBe(0)
})

test('stops when the server shuts down', async () => {
  const { done, prepared } = warm({ signal: AbortSignal.abort() })
  await done
  expect(prepared).toEqual([])
})

test('finds pictures in every width, and no cards for sharing', () => {
  expect([...picturesIn(Object.values(pages).join(''))].map(([path]) => path)).toEqual([
    '640/home/hero.webp',
    '320/home/hero.webp',
    '640/home/hero.webp',
    '320/producten/kast.webp',
    '320/home/hero.webp',
  ])
})
