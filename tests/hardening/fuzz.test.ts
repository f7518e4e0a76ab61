/** Two thousand random requests over every route; `npm run test:fuzz` throws a hundred thousand. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTarget, type Target } from './site.ts'
import { throwRequests } from './throw-requests.ts'

let site: Target
beforeAll(async () => {
  site = await openTarget({ METRICS_TOKEN: 'teller-van-de-tests-1', RATE_LIMIT_NEWSLETTER: '1000000' })
}, 120_000)
afterAll(() => site.end())

test('whatever is asked, in whatever way, the answer is no fault of the server', async () => {
  const { failed, statuses } = await throwRequests(site.port, site.process.pid, { count: 2_000, seed: 20_261_121 })
  expect(failed).toEqual([])
  expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBe(2_000)
  expect(Object.keys(statuses), 'and not all of it is refused').toEqual(
    expect.arrayContaining(['200', '307', '308', '400', '403', '404', '405']),
  )
  expect(
    site.process
      .complained()
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('{"level":"warn"')),
  ).toEqual([])
}, 120_000)
