import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CacheOutcome } from '#server/cache/stale-cache.ts'
import { createPageCache, pagePolicy } from './page-cache.ts'

const { freshMs, staleMs } = pagePolicy

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

type Page = { status: number; tag: string | null; bytes: number; words: string }
type Site = {
  words: string
  status: number
  version: number
  takes: number
  isBroken: boolean
  made: string[]
  outcomes: CacheOutcome[]
  popular: string[]
}

/** A site whose pages say its words, and a cache before it. */
function site(maxBytes = { pages: 1_000, searches: 300 }) {
  const state: Site = {
    words: 'eiken',
    status: 200,
    version: 1,
    takes: 0,
    isBroken: false,
    made: [],
    outcomes: [],
    popular: [],
  }
  const cache = createPageCache<Page>({
    async render(address) {
      state.made.push(address)
      const { words, status, isBroken } = state
      if (state.takes > 0)
        await new Promise((done) => {
          setTimeout(done, state.takes)
        })
      if (isBroken) throw new Error('broken')
      return { status, tag: status === 200 && !address.startsWith('/geheim') ? words : null, bytes: 100, words }
    },
    version: () => state.version,
    maxBytes,
    onServed: (outcome) => {
      state.outcomes.push(outcome)
    },
    onPopular: ({ words }) => {
      state.popular.push(words)
    },
  })
  return { state, cache, words: async (address = '/') => (await cache.get(address)).words }
}

/** Lets what was begun in the background end. */
const settle = () => vi.advanceTimersByTimeAsync(0)

test('a page is made once and given again while it is fresh', async () => {
  const { state, words } = site()
  expect([await words(), await words(), await words()]).toEqual(['eiken', 'eiken', 'eiken'])
  vi.advanceTimersByTime(freshMs - 1)
  await words()
  expect(state.made).toEqual(['/'])
  expect(state.outcomes).toEqual(['miss', 'hit', 'hit', 'hit'])
})

test('after that it is given once more while a new one is made behind it', async () => {
  const { state, words } = site()
  await words()
  state.words = 'noten'
  vi.advanceTimersByTime(freshMs)
  expect(await words()).toBe('eiken')
  await settle()
  expect(await words()).toBe('noten')
  expect(state.made).toHaveLength(2)
})

test('one that nobody asked for in a long time is waited for', async () => {
  const { state, words } = site()
  await words()
  state.words = 'noten'
  vi.advanceTimersByTime(freshMs + staleMs)
  expect(await words()).toBe('noten')
})

test('changed content is on the page at the next request', async () => {
  const { state, words } = site()
  await words()
  state.words = 'noten'
  state.version += 1
  expect(await words()).toBe('noten')
})

test('a page that was begun before the content changed does not stay', async () => {
  const { state, words } = site()
  state.takes = 100
  const begun = words()
  state.words = 'noten'
  state.version += 1
  const asked = words()
  await vi.advanceTimersByTimeAsync(100)
  expect([await begun, await asked, await words()]).toEqual(['eiken', 'noten', 'noten'])
  expect(state.made).toHaveLength(2)
})

test('identical requests under way are one', async () => {
  const { state, words } = site()
  state.takes = 50
  const all = Promise.all(Array.from({ length: 40 }, () => words()))
  await vi.advanceTimersByTimeAsync(50)
  expect(new Set(await all)).toEqual(new Set(['eiken']))
  expect(state.made).toHaveLength(1)
})

test.each(['is answered with an error', 'breaks', 'takes long'])(
  'when making it anew %s, the last good page stands in',
  async (how) => {
    const { state, words } = site()
    await words()
    state.version += 1
    state.words = 'weg'
    if (how === 'is answered with an error') state.status = 503
    if (how === 'breaks') state.isBroken = true
    if (how === 'takes long') state.takes = 20_000
    const asked = words()
    await vi.advanceTimersByTimeAsync(1_500)
    expect(await asked).toBe('eiken')
  },
)

test('while making it fails, it is tried again every few seconds and not at every request', async () => {
  const { state, words } = site()
  await words()
  state.version += 1
  state.status = 503
  for (let request = 0; request < 20; request += 1) expect(await words()).toBe('eiken')
  expect(state.made).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(5_000)
  state.status = 200
  state.words = 'noten'
  expect(await words()).toBe('noten')
})

test('errors and what is somebody’s own are never kept', async () => {
  const { state, cache } = site()
  state.status = 503
  expect((await cache.get('/')).status).toBe(503)
  state.status = 404
  expect((await cache.get('/')).status).toBe(404)
  state.status = 200
  expect((await cache.get('/')).status).toBe(200)
  await cache.get('/geheim')
  await cache.get('/geheim')
  expect(state.made).toEqual(['/', '/', '/', '/geheim', '/geheim'])
  expect(cache.ready('/geheim')).toBeNull()
})

test('a page that is gone is not given any more', async () => {
  const { state, cache, words } = site()
  await words()
  state.version += 1
  state.status = 404
  expect((await cache.get('/')).status).toBe(404)
  expect(cache.ready('/')).toBeNull()
})

test('however many addresses somebody makes up, the pages themselves stay', async () => {
  const { state, words } = site()
  await words('/producten')
  for (let number = 0; number < 500; number += 1) await words(`/producten?search=${number}`)
  await words('/producten')
  expect(state.made.filter((address) => address === '/producten')).toHaveLength(1)
  await words('/producten?search=499')
  expect(state.made).toHaveLength(501)
})

test('pages take no more memory than they may', async () => {
  const { state, words } = site({ pages: 250, searches: 250 })
  for (const address of ['/a', '/b', '/c', '/b', '/c', '/a']) await words(address)
  expect(state.made).toEqual(['/a', '/b', '/c', '/a'])
})

test('a page that is asked for again is worth more work, once; one that says the same as before keeps it', async () => {
  const { state, words } = site()
  await words()
  expect(state.popular).toEqual([])
  await words()
  await words()
  vi.advanceTimersByTime(freshMs)
  await words()
  await settle()
  await words()
  expect(state.made).toHaveLength(2)
  expect(state.popular).toEqual(['eiken'])
})
