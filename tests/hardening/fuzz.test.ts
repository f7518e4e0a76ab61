/** Two thousand random requests over every route; `npm run test:fuzz` throws a hundred thousand. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type Site } from '#tests/services/site-process.ts'
import { throwRequests } from './throw-requests.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ METRICS_TOKEN: 'teller-van-de-tests-1', RATE_LIMIT_NEWSLETTER: '1000000' })
}, 120_000)
afterAll(() => site[Symbol.asyncDispose]())

test('answers no random request with a server error', async () => {
  const { failed, statuses } = await throwRequests(site.port, site.pid, { count: 2_000, seed: 20_261_121 })
  expect(failed).toEqual([])
  expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBe(2_000)
  expect(Object.keys(statuses), 'and not all of it is refused').toEqual(
    expect.arrayContaining(['200', '307', '308', '400', '403', '404', '405']),
  )
  expect(
    site
      .complaints()
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('{"level":"warn"')),
  ).toEqual([])
}, 120_000)
