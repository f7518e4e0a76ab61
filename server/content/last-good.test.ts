import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lastGood, type Memory } from './last-good.ts'

const memory: Memory = { ttl: 1_000, staleFor: 9_000, patience: 100, pause: 50 }

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A source whose answers are numbered, and which fails or is slow when it is told to. */
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

test('identical questions under way are one, others are not', async () => {
  const { state, ask } = numbered()
  state.takes = 10
  const cache = lastGood('test', ask, memory)
  const answers = Promise.all([cache.ask('a'), cache.ask('a'), cache.ask('b')])
  await vi.advanceTimersByTimeAsync(10)
  expect(await answers).toEqual([1, 1, 2])
  expect(state.asked).toBe(2)
})

test('an answer is given again for its time, then once more while a new one is asked for', async () => {
  const { state, ask } = numbered()
  const cache = lastGood('test', ask, memory)
  expect(await cache.ask('a')).toBe(1)
  vi.advanceTimersByTime(999)
  expect(await cache.ask('a')).toBe(1)
  expect(state.asked).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await cache.ask('a')).toBe(1)
  expect(state.asked).toBe(2)
  expect(await cache.ask('a')).toBe(2)
})

test('an answer that is older than its grace waits for the new one', async () => {
  const cache = lastGood('test', numbered().ask, memory)
  await cache.ask('a')
  vi.advanceTimersByTime(10_000)
  expect(await cache.ask('a')).toBe(2)
})

test('a failure is answered from the last good answer, is told in one line, and is not repeated at every question', async () => {
  const { state, ask } = numbered()
  const cache = lastGood('getFaq', ask, memory)
  await cache.ask('a')
  state.fails = true
  vi.advanceTimersByTime(60_000)
  expect(await cache.ask('a')).toBe(1)
  expect(await cache.ask('a')).toBe(1)
  expect(state.asked).toBe(2)
  expect(vi.spyOn(process.stderr, 'write').mock.calls).toEqual([
    [
      expect.stringMatching(
        /^\{.*"event":"content-not-answered","call":"getFaq","instead":"the last good answer","error":"unreachable"\}\n$/,
      ),
    ],
  ])
  state.fails = false
  vi.advanceTimersByTime(50)
  expect(await cache.ask('a')).toBe(2)
})

test('a failure without an earlier answer fails, and is not kept', async () => {
  const { state, ask } = numbered()
  const cache = lastGood('test', ask, memory)
  state.fails = true
  await expect(cache.ask('a')).rejects.toThrow('unreachable')
  state.fails = false
  expect(await cache.ask('a')).toBe(1)
})

test('a slow source is waited for only so long where there is an old answer, and its answer is kept when it comes', async () => {
  const { state, ask } = numbered()
  const cache = lastGood('test', ask, memory)
  await cache.ask('a')
  vi.advanceTimersByTime(20_000)
  state.takes = 900
  const first = cache.ask('a')
  await vi.advanceTimersByTimeAsync(100)
  expect(await first).toBe(1)
  const second = cache.ask('a') // has waited long enough already
  await vi.advanceTimersByTimeAsync(0)
  expect(await second).toBe(1)
  await vi.advanceTimersByTimeAsync(800)
  expect(await cache.ask('a')).toBe(2)
  expect(state.asked).toBe(2)
})

test('after a drop everything is asked anew, also what was being asked, and a late answer from before is not given as new', async () => {
  const { state, ask } = numbered()
  const cache = lastGood('test', ask, memory)
  state.takes = 60
  const before = cache.ask('a')
  cache.drop()
  state.takes = 10
  const after = cache.ask('a')
  await vi.advanceTimersByTimeAsync(10)
  expect(await after).toBe(1)
  await vi.advanceTimersByTimeAsync(50)
  expect(await before).toBe(2)
  expect(await cache.ask('a')).toBe(1)
  expect(state.asked).toBe(2)
})

test('what was dropped still stands in for a failure', async () => {
  const { state, ask } = numbered()
  const cache = lastGood('test', ask, memory)
  await cache.ask('a')
  cache.drop()
  state.fails = true
  expect(await cache.ask('a')).toBe(1)
})

test('unknown slugs and free searches never push a known answer out, and are asked anew after ten seconds', async () => {
  let asked = 0
  const cache = lastGood(
    'test',
    async (slug: string) => {
      asked += 1
      return slug.startsWith('unknown') ? null : slug
    },
    { ...memory, ttl: Number.POSITIVE_INFINITY },
  )
  await cache.ask('known')
  for (let number = 0; number < 3_000; number++) await cache.ask(`unknown-${number}`)
  asked = 0
  expect(await cache.ask('known')).toBe('known')
  expect(await cache.ask('unknown-2999')).toBeNull()
  expect(asked).toBe(0)
  vi.advanceTimersByTime(10_000)
  await cache.ask('unknown-2999')
  await cache.ask('unknown-0')
  expect(asked).toBe(2)
})

test('always asked afresh: without time to live every question is asked, yet a failure has its answer', async () => {
  const { state, ask } = numbered()
  const cache = lastGood('test', ask, { ttl: 0, staleFor: 0, patience: 100, pause: 0 })
  expect([await cache.ask('a'), await cache.ask('a')]).toEqual([1, 2])
  state.fails = true
  expect([await cache.ask('a'), await cache.ask('a')]).toEqual([2, 2])
  expect(state.asked).toBe(4)
})

test('whatever happens: a good answer once had is never followed by a failure, is never older than its grace while the source is well, and is new after a drop', async () => {
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.constant({ kind: 'ask' as const }) },
    fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1, 60, 500, 1_000, 4_000, 9_000, 30_000) }),
    fc.constantFrom({ kind: 'fail' as const }, { kind: 'mend' as const }, { kind: 'drop' as const }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      let isBroken = false
      let droppedAt = Number.NEGATIVE_INFINITY
      let hadAnswer = false
      let mendedAt = Number.NEGATIVE_INFINITY
      const cache = lastGood(
        'test',
        async () => {
          if (isBroken) throw new Error('unreachable')
          return performance.now() // the answer is the time at which it was made
        },
        memory,
      )
      for (const one of steps) {
        if (one.kind === 'wait') await vi.advanceTimersByTimeAsync(one.ms)
        else if (one.kind === 'fail') isBroken = true
        else if (one.kind === 'drop') {
          cache.drop()
          droppedAt = performance.now()
        } else if (one.kind === 'mend') {
          if (isBroken) mendedAt = performance.now()
          isBroken = false
        } else {
          const answer = await cache.ask().catch(() => null)
          await vi.advanceTimersByTimeAsync(0)
          if (hadAnswer || !isBroken) expect(answer).not.toBeNull()
          if (answer === null) continue
          hadAnswer = true
          if (isBroken || performance.now() - mendedAt < memory.pause) continue
          expect(performance.now() - answer).toBeLessThan(memory.ttl + memory.staleFor)
          expect(answer).toBeGreaterThanOrEqual(droppedAt)
        }
      }
    }),
    { numRuns: 300 },
  )
})
