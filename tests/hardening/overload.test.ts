/** One client that asks for more than its share, against the built site: `npm run build` first. */
import { expect, test } from 'vitest'
import { startSite } from '#tests/services/site-process.ts'

test('refuses the pages that a greedy client asks for too often, and serves everyone else', async () => {
  await using site = await startSite({ TRUSTED_PROXIES: '1', RATE_LIMIT_PAGES: '30' })
  const visit = async (path: string, client: string) => {
    const { status, headers } = await fetch(site.url + path, { headers: { 'x-forwarded-for': client } })
    return { status, retryAfter: headers.get('retry-after') }
  }
  const greedy = Array.from({ length: 120 }, (_, index) => visit(`/service/past-het?width=${60 + index}`, '192.0.2.1'))
  const others = Array.from({ length: 20 }, (_, index) => visit('/verkooppunten?near=8011+AB', `198.51.100.${index}`))
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual(others.map(() => 200))
  const answers = await Promise.all(greedy)
  const refused = answers.filter(({ status }) => status === 429)
  // A slow machine takes more than the ten seconds that are counted together.
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(answers.length - refused.length)
  expect((await visit('/', '198.51.100.1')).status).toBe(200)
  expect((await visit('/', '192.0.2.1')).status, 'from memory').toBe(200)
}, 120_000)
