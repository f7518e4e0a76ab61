import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CacheOutcome } from '#server/cache/stale-cache.ts'
import { createPageCache, pagePolicy } from './page-cache.ts'

const { freshMs } = pagePolicy

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

type Page = { status: number; tag: string | null; reads: ReadonlySet<string>; bytes: number; words: string }
type Site = {
  words: string
  status: number
  version: number
  /** The version in which what a page reads last changed; by address. */
  changed: Map<string, number>
  takes: number
  isBroken: boolean
  made: string[]
  outcomes: CacheOutcome[]
  popular: string[]
}

/** A site whose pages hold its words, behind a cache. Staleness and retries are tested in server/content/stale-if-error.test.ts. */
function site(maxBytes = { pages: 1_000, searches: 300 }) {
  const state: Site = {
    words: 'eiken',
    status: 200,
    version: 1,
    changed: new Map(),
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
      return {
        status,
        tag: status === 200 && !address.startsWith('/geheim') ? words : null,
        bytes: 100,
        words,
        reads: new Set([address]),
      }
    },
    version: () => state.version,
    lastChangeOf: (reads) => Math.max(...Array.from(reads, (address) => state.changed.get(address) ?? state.version)),
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

/** Lets background renders end. */
const settle = () => vi.advanceTimersByTimeAsync(0)

test('renders a page once while it is fresh', async () => {
  const { state, words } = site()
  expect([await words(), await words(), await words()]).toEqual(['eiken', 'eiken', 'eiken'])
  vi.advanceTimersByTime(freshMs - 1)
  await words()
  expect(state.made).toEqual(['/'])
  expect(state.outcomes).toEqual(['miss', 'hit', 'hit', 'hit'])
})

test('serves a stale page once more while it renders a new one', async () => {
  const { state, words } = site()
  await words()
  state.words = 'noten'
  vi.advanceTimersByTime(freshMs)
  expect(await words()).toBe('eiken')
  await settle()
  expect(await words()).toBe('noten')
  expect(state.made).toHaveLength(2)
})

test('shows changed content at the next request', async () => {
  const { state, words } = site()
  await words()
  state.words = 'noten'
  state.version += 1
  expect(await words()).toBe('noten')
})

test('leaves a page in memory when something changed that it has not read', async () => {
  const { state, words } = site()
  await words('/contact')
  await words('/')
  state.changed.set('/contact', 1)
  state.version += 1
  state.words = 'noten'
  expect([await words('/contact'), await words('/')]).toEqual(['eiken', 'noten'])
  state.version += 1
  expect(await words('/contact')).toBe('eiken')
  state.changed.set('/contact', 4)
  state.version += 1
  expect(await words('/contact')).toBe('noten')
  expect(state.outcomes).toEqual(['miss', 'miss', 'hit', 'miss', 'hit', 'miss'])
})

test.each(['responds with an error', 'throws', 'takes long'])(
  'serves the last good page when rendering %s',
  async (how) => {
    const { state, words } = site()
    await words()
    state.version += 1
    state.words = 'weg'
    if (how === 'responds with an error') state.status = 503
    if (how === 'throws') state.isBroken = true
    if (how === 'takes long') state.takes = 20_000
    const asked = words()
    await vi.advanceTimersByTimeAsync(1_500)
    expect(await asked).toBe('eiken')
  },
)

test('never caches errors and private pages', async () => {
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

test('stops serving a page that is gone', async () => {
  const { state, cache, words } = site()
  await words()
  state.version += 1
  state.status = 404
  expect((await cache.get('/')).status).toBe(404)
  expect(cache.ready('/')).toBeNull()
})

test('never evicts pages for made-up addresses', async () => {
  const { state, words } = site()
  await words('/producten')
  for (let number = 0; number < 500; number += 1) await words(`/producten?search=${number}`)
  await words('/producten')
  expect(state.made.filter((address) => address === '/producten')).toHaveLength(1)
  await words('/producten?search=499')
  expect(state.made).toHaveLength(501)
})

test('stays within its memory limit', async () => {
  const { state, words } = site({ pages: 250, searches: 250 })
  for (const address of ['/a', '/b', '/c', '/b', '/c', '/a']) await words(address)
  expect(state.made).toEqual(['/a', '/b', '/c', '/a'])
})

test('reports a popular page once, and keeps it while its tag is the same', async () => {
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
