import { afterEach, expect, test, vi } from 'vitest'
import { sourceStatus, type SourceCheck } from './source-status.ts'

const now = () => new Date('2026-11-21T13:02:00Z')
const down = () => Promise.reject(new Error('unreachable'))
afterEach(() => {
  vi.useRealTimers()
})

async function stateOf(check: Omit<SourceCheck, 'name'>) {
  const {
    sources: [source],
  } = await sourceStatus([{ name: 'Vragen', ...check }], now)
  return [source?.state, source?.count]
}

test('tells a source that responds from one that is cached and one that is missing', async () => {
  expect(await stateOf({ read: async () => 46 })).toEqual(['fresh', 46])
  expect(await stateOf({ read: down, readCached: async () => 45 })).toEqual(['kept', 45])
  expect(await stateOf({ read: down, readCached: down })).toEqual(['missing', null])
  expect(await stateOf({ read: down })).toEqual(['missing', null])
  expect(await stateOf({ read: async () => null })).toEqual(['fresh', null])
})

test('does not wait for a silent source, which delays no other', async () => {
  vi.useFakeTimers()
  const answer = sourceStatus(
    [
      { name: 'Stil', read: () => new Promise<never>(() => undefined), readCached: async () => 3 },
      { name: 'Goed', read: async () => 1 },
    ],
    now,
  )
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await answer).toEqual({
    checkedAt: '2026-11-21T13:02:00.000Z',
    sources: [
      { name: 'Stil', state: 'kept', count: 3 },
      { name: 'Goed', state: 'fresh', count: 1 },
    ],
  })
})
