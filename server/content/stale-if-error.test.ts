import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CachePolicy } from '#server/cache/stale-cache.ts'
import { staleIfError } from './stale-if-error.ts'

const policy: CachePolicy = { freshMs: 1_000, staleMs: 9_000, patienceMs: 100, retryMs: 50 }

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A source whose responses are numbered, and which fails or is slow on demand. */
function numbered() {
  const state = { answers: 0, asked: 0, fails: false, takes: 0 }
  const ask = async (_slug: string): Promise<number> => {
    state.asked += 1
    const { fails, takes } = state
    if (takes > 0)
      await new Promise((done) => {
        setTimeout(done, takes)
      })
    if (fails) throw new Error('unreachable')
    return ++state.answers
  }
  return { state, ask }
}

test('shares identical calls that are in flight', async () => {
  const { state, ask } = numbered()
  state.takes = 10
  const cache = staleIfError('test', ask, policy)
  const answers = Promise.all([cache.call('a'), cache.call('a'), cache.call('b')])
  await vi.advanceTimersByTimeAsync(10)
  expect(await answers).toEqual([1, 1, 2])
  expect(state.asked).toBe(2)
})

test('serves a response while fresh, then once more while a new one loads', async () => {
  const { state, ask } = numbered()
  const cache = staleIfError('test', ask, policy)
  expect(await cache.call('a')).toBe(1)
  vi.advanceTimersByTime(999)
  expect(await cache.call('a')).toBe(1)
  expect(state.asked).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await cache.call('a')).toBe(1)
  expect(state.asked).toBe(2)
  expect(await cache.call('a')).toBe(2)
})

test('waits for the new response when the old one is older than fresh and stale time', async () => {
  const cache = staleIfError('test', numbered().ask, policy)
  await cache.call('a')
  vi.advanceTimersByTime(10_000)
  expect(await cache.call('a')).toBe(2)
})

test('on failure serves the last good response, reports it in one line, and does not retry at every call', async () => {
  const { state, ask } = numbered()
  const cache = staleIfError('getFaq', ask, policy)
  await cache.call('a')
  state.fails = true
  vi.advanceTimersByTime(60_000)
  expect(await cache.call('a')).toBe(1)
  expect(await cache.call('a')).toBe(1)
  expect(state.asked).toBe(2)
  expect(vi.spyOn(process.stderr, 'write').mock.calls).toEqual([
    [
      expect.stringMatching(
        /^\{.*"event":"content-not-answered","call":"getFaq","instead":"the last good answer","error":"unreachable","stack":\[.*\]\}\n$/,
      ),
    ],
  ])
  state.fails = false
  vi.advanceTimersByTime(50)
  expect(await cache.call('a')).toBe(2)
})

test('fails without an earlier response, and does not cache the failure', async () => {
  const { state, ask } = numbered()
  const cache = staleIfError('test', ask, policy)
  state.fails = true
  await expect(cache.call('a')).rejects.toThrow('unreachable')
  state.fails = false
  expect(await cache.call('a')).toBe(1)
})

test('waits for a slow source only as long as its patience when there is an old response, and caches the new one when it comes', async () => {
  const { state, ask } = numbered()
  const cache = staleIfError('test', ask, policy)
  await cache.call('a')
  vi.advanceTimersByTime(20_000)
  state.takes = 900
  const first = cache.call('a')
  await vi.advanceTimersByTimeAsync(100)
  expect(await first).toBe(1)
  const second = cache.call('a') // has waited long enough already
  await vi.advanceTimersByTimeAsync(0)
  expect(await second).toBe(1)
  await vi.advanceTimersByTimeAsync(800)
  expect(await cache.call('a')).toBe(2)
  expect(state.asked).toBe(2)
})

test('after an invalidation loads everything again, also what was loading, and does not cache a response from before', async () => {
  const { state, ask } = numbered()
  const cache = staleIfError('test', ask, policy)
  state.takes = 60
  const before = cache.call('a')
  cache.invalidate()
  state.takes = 10
  const after = cache.call('a')
  await vi.advanceTimersByTimeAsync(10)
  expect(await after).toBe(1)
  await vi.advanceTimersByTimeAsync(50)
  expect(await before).toBe(2)
  expect(await cache.call('a')).toBe(1)
  expect(state.asked).toBe(2)
})

test('an invalidated response still serves as fallback', async () => {
  const { state, ask } = numbered()
  const cache = staleIfError('test', ask, policy)
  await cache.call('a')
  cache.invalidate()
  state.fails = true
  expect(await cache.call('a')).toBe(1)
})

test('unknown slugs never evict a known response, and expire after ten seconds', async () => {
  let asked = 0
  const cache = staleIfError(
    'test',
    async (slug: string) => {
      asked += 1
      return slug.startsWith('unknown') ? null : slug
    },
    { ...policy, freshMs: Number.POSITIVE_INFINITY },
  )
  await cache.call('known')
  for (let number = 0; number < 3_000; number++) await cache.call(`unknown-${number}`)
  asked = 0
  expect(await cache.call('known')).toBe('known')
  expect(await cache.call('unknown-2999')).toBeNull()
  expect(asked).toBe(0)
  vi.advanceTimersByTime(10_000)
  await cache.call('unknown-2999')
  await cache.call('unknown-0')
  expect(asked).toBe(2)
})

test('without fresh time loads at every call, and still serves the last good response on failure', async () => {
  const { state, ask } = numbered()
  const cache = staleIfError('test', ask, { freshMs: 0, staleMs: 0, patienceMs: 100, retryMs: 0 })
  expect([await cache.call('a'), await cache.call('a')]).toEqual([1, 2])
  state.fails = true
  expect([await cache.call('a'), await cache.call('a')]).toEqual([2, 2])
  expect(state.asked).toBe(4)
})

test('in any order of events: never fails after a good response, never serves one past its stale time while the source is healthy, nor one from before an invalidation', async () => {
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.constant({ kind: 'ask' as const }) },
    fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1, 60, 500, 1_000, 4_000, 9_000, 30_000) }),
    fc.constantFrom({ kind: 'fail' as const }, { kind: 'mend' as const }, { kind: 'invalidate' as const }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      let isBroken = false
      let invalidatedAt = Number.NEGATIVE_INFINITY
      let hadAnswer = false
      let mendedAt = Number.NEGATIVE_INFINITY
      const cache = staleIfError(
        'test',
        async () => {
          if (isBroken) throw new Error('unreachable')
          return performance.now() // the answer is the time at which it was made
        },
        policy,
      )
      for (const one of steps) {
        if (one.kind === 'wait') await vi.advanceTimersByTimeAsync(one.ms)
        else if (one.kind === 'fail') isBroken = true
        else if (one.kind === 'invalidate') {
          cache.invalidate()
          invalidatedAt = performance.now()
        } else if (one.kind === 'mend') {
          if (isBroken) mendedAt = performance.now()
          isBroken = false
        } else {
          const answer = await cache.call().catch(() => null)
          await vi.advanceTimersByTimeAsync(0)
          if (hadAnswer || !isBroken) expect(answer).not.toBeNull()
          if (answer === null) continue
          hadAnswer = true
          if (isBroken || performance.now() - mendedAt < policy.retryMs) continue
          expect(performance.now() - answer).toBeLessThan(policy.freshMs + policy.staleMs)
          expect(answer).toBeGreaterThanOrEqual(invalidatedAt)
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('a response that differs from the one before is reported, an equal one is not', async () => {
  let names = ['eiken']
  const onChange = vi.fn()
  const cache = staleIfError('test', async () => [...names], policy, { onChange })
  await cache.call()
  vi.advanceTimersByTime(10_000)
  await cache.call()
  expect(onChange).not.toHaveBeenCalled()
  names = ['eiken', 'noten']
  vi.advanceTimersByTime(10_000)
  expect(await cache.call()).toEqual(names)
  expect(onChange).toHaveBeenCalledOnce()
})

test('what another response knows is served at once while it is fresh or stale, and after a failure', async () => {
  const list = new Map([['a', 0]])
  const since = performance.now()
  const { state, ask } = numbered()
  const cache = staleIfError('test', ask, policy, {
    seed: (slug) => {
      const value = list.get(slug)
      return value === undefined ? undefined : { value, since }
    },
  })
  expect(await cache.call('a')).toBe(0)
  expect(state.asked).toBe(0)
  await expect(cache.call('b')).resolves.toBe(1)
  vi.advanceTimersByTime(60_000)
  state.fails = true
  expect(await cache.call('a')).toBe(0)
  expect([await cache.call('a'), state.asked]).toEqual([0, 2])
  await expect(cache.call('c')).rejects.toThrow('unreachable')
})

test('after an invalidation loads what another response knew from before', async () => {
  const since = performance.now()
  const { state, ask } = numbered()
  state.answers = 6
  const cache = staleIfError('test', ask, policy, { seed: () => ({ value: 0, since }) })
  vi.advanceTimersByTime(10)
  cache.invalidate()
  expect(await cache.call('a')).toBe(7)
})

test('waits for a silent source once, then serves the old response at once until the time to try again', async () => {
  const { state, ask } = numbered()
  const cache = staleIfError('test', ask, policy)
  await cache.call('a')
  vi.advanceTimersByTime(20_000)
  state.takes = 10_000
  const first = cache.call('a')
  await vi.advanceTimersByTimeAsync(policy.patienceMs)
  expect(await first).toBe(1)
  const began = performance.now()
  expect(await cache.call('a')).toBe(1)
  expect([performance.now() - began, state.asked]).toEqual([0, 2])
})

test('without an earlier response fails after a bounded time, and caches the response when it comes', async () => {
  const { state, ask } = numbered()
  state.takes = 800
  const cache = staleIfError('test', ask, { ...policy, firstMs: 500 })
  const first = cache.call('a').catch((error: unknown) => String(error))
  await vi.advanceTimersByTimeAsync(500)
  expect(await first).toBe('Error: It takes too long.')
  const second = cache.call('a').catch(() => 'failed') // the same load, which has taken long enough already
  await vi.advanceTimersByTimeAsync(0)
  expect([await second, state.asked]).toEqual(['failed', 1])
  await vi.advanceTimersByTimeAsync(300)
  expect([await cache.call('a'), state.asked]).toEqual([1, 1])
})

test('begins with the responses of its file, and writes those that changed', async () => {
  const written: unknown[] = []
  const file = {
    read: () => new Map([['["a"]', 40]]),
    write: (responses: ReadonlyMap<string, number>) => {
      written.push(Object.fromEntries(responses))
    },
  }
  const { state, ask } = numbered()
  state.fails = true
  const cache = staleIfError('test', ask, policy, { file })
  expect([await cache.call('a'), await cache.call('a')]).toEqual([40, 40])
  await expect(cache.call('b')).rejects.toThrow('unreachable')
  expect([cache.isFailing(), written]).toEqual([true, []])
  state.fails = false
  expect(await cache.call('b')).toBe(1)
  expect([cache.isFailing(), written]).toEqual([false, [{ '["a"]': 40, '["b"]': 1 }]])
})
