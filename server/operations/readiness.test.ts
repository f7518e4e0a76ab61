import { expect, test, vi } from 'vitest'
import { readiness } from './readiness.ts'

const there = async () => true
const gone = () => Promise.reject(new Error('gone'))

test('is ready while everything it needs responds, and reports the rest', async () => {
  expect(
    await readiness([
      { name: 'database', isNeeded: true, ask: there },
      { name: 'mail', isNeeded: false, ask: gone },
    ]),
  ).toEqual({ ready: true, checks: { database: 'ok', mail: 'not' } })
  expect(
    await readiness([
      { name: 'database', isNeeded: true, ask: gone },
      { name: 'mail', isNeeded: false, ask: there },
    ]),
  ).toEqual({ ready: false, checks: { database: 'not', mail: 'ok' } })
})

test('counts a silent dependency as missing', async () => {
  vi.useFakeTimers()
  const silent = readiness([{ name: 'database', isNeeded: true, ask: () => new Promise(() => undefined) }])
  await vi.runAllTimersAsync()
  expect(await silent).toEqual({ ready: false, checks: { database: 'not' } })
  vi.useRealTimers()
})
