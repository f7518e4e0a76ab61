import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepLive } from './live-catalogue.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Makes numbers, one per making, each taking `takes` ms. */
function maker() {
  const state = { made: 0, begun: 0, fails: false, takes: 0, isWhole: true }
  const make = async (): Promise<number> => {
    state.begun += 1
    const { fails, takes } = state
    if (takes > 0)
      await new Promise((done) => {
        setTimeout(done, takes)
      })
    if (fails) throw new Error('unreachable')
    return ++state.made
  }
  return { state, make }
}

test('it is made once for all who ask at first, and then served', async () => {
  const { state, make } = maker()
  state.takes = 50
  const live = keepLive('catalogue', make, () => true, null)
  const asked = Promise.all([live.current(), live.current()])
  await vi.advanceTimersByTimeAsync(50)
  expect([...(await asked), await live.current()]).toEqual([1, 1, 1])
  await vi.advanceTimersByTimeAsync(86_400_000)
  expect(state.begun).toBe(1)
})

test('the old one serves while a new one is made, and a burst of events makes one', async () => {
  const { state, make } = maker()
  const live = keepLive('catalogue', make, () => true, null)
  await live.current()
  state.takes = 200
  for (let event = 0; event < 20; event++) live.renew()
  await vi.advanceTimersByTimeAsync(600)
  expect(await live.current()).toBe(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(await live.current()).toBe(2)
  expect(state.begun).toBe(2)
})

test('an event that comes while it is being made has it made once more', async () => {
  const { state, make } = maker()
  state.takes = 1_000
  const live = keepLive('catalogue', make, () => true, null)
  const first = live.current()
  await vi.advanceTimersByTimeAsync(900)
  live.renew()
  live.renew()
  await vi.advanceTimersByTimeAsync(100)
  expect(await first).toBe(1)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(await live.current()).toBe(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state.begun).toBe(2)
})

test('it is made again by time', async () => {
  const { make } = maker()
  const live = keepLive('catalogue', make, () => true, 600_000)
  await live.current()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(await live.current()).toBe(2)
  live.close()
  await vi.advanceTimersByTimeAsync(6_000_000)
  expect(await live.current()).toBe(2)
})

test('a failure leaves the old one, is told in one line and is tried again ever more slowly', async () => {
  const { state, make } = maker()
  const live = keepLive('catalogue', make, () => true, 600_000)
  await live.current()
  state.fails = true
  live.renew()
  await vi.advanceTimersByTimeAsync(500)
  expect(await live.current()).toBe(1)
  expect(vi.spyOn(process.stderr, 'write').mock.calls).toEqual([
    [expect.stringMatching(/"event":"catalogue-not-read","serving":"the one before","error":"unreachable"/)],
  ])
  await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000)
  expect(state.begun).toBe(5)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(state.begun).toBeLessThan(130)
  state.fails = false
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await live.current()).toBe(2)
})

test('while there has never been one, asking fails at once, and it recovers by itself', async () => {
  const { state, make } = maker()
  state.fails = true
  const live = keepLive('catalogue', make, () => true, null)
  await expect(live.current()).rejects.toThrow('There is no catalogue yet.')
  await expect(live.current()).rejects.toThrow('There is no catalogue yet.')
  expect(state.begun).toBe(1)
  state.fails = false
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await live.current()).toBe(1)
})

test('nobody waits longer than ten seconds for the first one', async () => {
  const { state, make } = maker()
  state.takes = 30_000
  const live = keepLive('catalogue', make, () => true, null)
  const outcome = live.current().catch((error: unknown) => String(error))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await outcome).toBe('Error: There is no catalogue yet.')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await live.current()).toBe(1)
})

test('one that lacks something serves, and is made again soon', async () => {
  const { make } = maker()
  const live = keepLive('catalogue', make, (made) => made > 2, null)
  expect(await live.current()).toBe(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await live.current()).toBe(2)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await live.current()).toBe(3)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(await live.current()).toBe(3)
})
