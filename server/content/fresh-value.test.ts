import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFresh } from './fresh-value.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A value that counts how often it was made; `state` tells how long making takes (ms) and whether it fails. */
function counter(refreshMs: number | null = null, isWhole: (made: number) => boolean = () => true) {
  const state = { made: 0, started: 0, fails: false, takes: 0 }
  const make = async (): Promise<number> => {
    state.started += 1
    const { fails, takes } = state
    if (takes > 0)
      await new Promise((done) => {
        setTimeout(done, takes)
      })
    if (fails) throw new Error('unreachable')
    return ++state.made
  }
  return { state, fresh: keepFresh({ name: 'catalogue', make, isWhole, refreshMs }) }
}

test('is made once for simultaneous first requests, and then served', async () => {
  const { state, fresh } = counter()
  state.takes = 50
  const first = Promise.all([fresh.current(), fresh.current()])
  await vi.advanceTimersByTimeAsync(50)
  expect([...(await first), await fresh.current()]).toEqual([1, 1, 1])
  await vi.advanceTimersByTimeAsync(86_400_000)
  expect(state.started).toBe(1)
})

test('serves the old value while a new one is made, once for a burst of events', async () => {
  const { state, fresh } = counter()
  await fresh.current()
  state.takes = 200
  for (let event = 0; event < 20; event++) fresh.renew()
  await vi.advanceTimersByTimeAsync(600)
  expect(await fresh.current()).toBe(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(await fresh.current()).toBe(2)
  expect(state.started).toBe(2)
})

test('is made once more after events during the making', async () => {
  const { state, fresh } = counter()
  state.takes = 1_000
  const first = fresh.current()
  await vi.advanceTimersByTimeAsync(900)
  fresh.renew()
  fresh.renew()
  await vi.advanceTimersByTimeAsync(100)
  expect(await first).toBe(1)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(await fresh.current()).toBe(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state.started).toBe(2)
})

test('is made again by time, until it is closed', async () => {
  const { fresh } = counter(600_000)
  await fresh.current()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(await fresh.current()).toBe(2)
  fresh.close()
  await vi.advanceTimersByTimeAsync(6_000_000)
  expect(await fresh.current()).toBe(2)
})

test('serves the old value after a failure, which is logged in one line and retried ever more slowly', async () => {
  const { state, fresh } = counter(600_000)
  await fresh.current()
  state.fails = true
  fresh.renew()
  await vi.advanceTimersByTimeAsync(500)
  expect(await fresh.current()).toBe(1)
  expect(vi.spyOn(process.stderr, 'write').mock.calls).toEqual([
    [expect.stringMatching(/"event":"catalogue-not-read","serving":"the one before","error":"unreachable"/)],
  ])
  await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000)
  expect(state.started).toBe(5)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(state.started).toBeLessThan(130)
  state.fails = false
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await fresh.current()).toBe(2)
})

test('fails at once while there has never been a value, and recovers by itself', async () => {
  const { state, fresh } = counter()
  state.fails = true
  await expect(fresh.current()).rejects.toThrow('There is no catalogue yet.')
  await expect(fresh.current()).rejects.toThrow('There is no catalogue yet.')
  expect(state.started).toBe(1)
  state.fails = false
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await fresh.current()).toBe(1)
})

test('lets nobody wait longer than ten seconds for the first value', async () => {
  const { state, fresh } = counter()
  state.takes = 30_000
  const outcome = fresh.current().catch((error: unknown) => String(error))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await outcome).toBe('Error: There is no catalogue yet.')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await fresh.current()).toBe(1)
})

test('serves a value that lacks something, and makes it again soon', async () => {
  const { fresh } = counter(null, (made) => made > 2)
  expect(await fresh.current()).toBe(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await fresh.current()).toBe(2)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await fresh.current()).toBe(3)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(await fresh.current()).toBe(3)
})

test('serves the value of an earlier process until it has made its own', async () => {
  const state = { fails: true }
  const fresh = keepFresh({
    name: 'catalogue',
    make: async () => {
      if (state.fails) throw new Error('unreachable')
      return 'new'
    },
    isWhole: () => true,
    refreshMs: null,
    initial: 'old',
  })
  expect([await fresh.current(), fresh.state()]).toEqual(['old', 'fresh'])
  await vi.advanceTimersByTimeAsync(0)
  expect([await fresh.current(), fresh.state()]).toEqual(['old', 'stale'])
  state.fails = false
  await vi.advanceTimersByTimeAsync(1_000)
  expect([await fresh.current(), fresh.state()]).toEqual(['new', 'fresh'])
})
