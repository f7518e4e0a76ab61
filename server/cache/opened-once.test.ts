import { expect, test } from 'vitest'
import { openedOnce } from './opened-once.ts'

/** A service that fails to open `faults` times. */
function service(faults = 0) {
  const calls = { opened: 0, closed: 0 }
  const once = openedOnce(() => {
    calls.opened++
    return calls.opened <= faults
      ? Promise.reject(new Error('not yet'))
      : Promise.resolve({
          close() {
            calls.closed++
            return Promise.resolve()
          },
        })
  })
  return { ...once, calls }
}

test('opens once for all who ask', async () => {
  const used = service()
  const [one, other] = await Promise.all([used.get(), used.get()])
  expect(one).toBe(other)
  expect(used.calls.opened).toBe(1)
})

test('opens again after a failure, and after it was closed', async () => {
  const used = service(1)
  await expect(used.get()).rejects.toThrow('not yet')
  await used.get()
  await used.close()
  await used.get()
  expect(used.calls).toEqual({ opened: 3, closed: 1 })
})

test('closes nothing that was never opened, or that failed to open', async () => {
  const unused = service()
  await unused.close()
  const failing = service(9)
  await expect(failing.get()).rejects.toThrow('not yet')
  await failing.close()
  expect([unused.calls.closed, failing.calls.closed]).toEqual([0, 0])
})
