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

test('a source that answers is up to date; one that does not has what was known, or nothing', async () => {
  expect(await stateOf({ ask: async () => 46 })).toEqual(['fresh', 46])
  expect(await stateOf({ ask: down, remember: async () => 45 })).toEqual(['kept', 45])
  expect(await stateOf({ ask: down, remember: down })).toEqual(['missing', null])
  expect(await stateOf({ ask: down })).toEqual(['missing', null])
  expect(await stateOf({ ask: async () => null })).toEqual(['fresh', null])
})

test('a source that is silent is not waited for, and does not hold up the others', async () => {
  vi.useFakeTimers()
  const answer = sourceStatus(
    [
      { name: 'Stil', ask: () => new Promise<never>(() => undefined), remember: async () => 3 },
      { name: 'Goed', ask: async () => 1 },
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
