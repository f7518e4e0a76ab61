/** The built site in front of a content server that has nothing but what the specification names: `npm run build` first. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { startSite, type Site } from '#tests/services/site-process.ts'
import { startRecordedCms } from './recorded-cms.ts'

const token = 'teller-van-de-tests-1'
let cms: Awaited<ReturnType<typeof startRecordedCms>>
let website: Site
beforeAll(async () => {
  cms = await startRecordedCms('bare')
  website = await startSite({ CMS_URL: cms.url, METRICS_TOKEN: token })
}, 60_000)
afterAll(async () => {
  await website[Symbol.asyncDispose]()
  await cms[Symbol.asyncDispose]()
})

async function visit(path: string): Promise<string> {
  const { status, text } = await website.visit(path)
  expect(status, path).toBe(200)
  return text
}

it('shows products with prices, and the page of one with sizes and colours to choose', async () => {
  const list = await visit('/producten')
  expect(list).toContain('30 producten')
  const pages = [
    ...new Set([...list.matchAll(/href="(\/producten\/[a-z0-9-]+)(?:\?[^"]*)?"/g)].map(([, path = '']) => path)),
  ]
  const html = await Promise.all(pages.slice(0, 24).map(visit))
  const isPriced = (page: string) => /€\u00A0[\d.]+,\d\d/.test(page)
  expect(html.filter(isPriced).length).toBeGreaterThan(20)
  expect(html.filter((page) => page.includes('Uitverkocht')).length).toBeLessThan(5)
})

it('shows the questions, without a sentence about a search that nobody made', async () => {
  const html = await visit('/veelgestelde-vragen')
  expect(new Set(html.match(/\/veelgestelde-vragen\/[a-z0-9-]+/g)).size).toBeGreaterThan(40)
  expect(html).not.toContain('Geen vraag of antwoord')
})

it('shows the privacy page, the vacancies and the product feed', async () => {
  expect(await visit('/privacy')).toContain('Privacyverklaring')
  expect(await visit('/vacatures')).not.toContain('undefined')
  const ready = z
    .object({ content: z.array(z.unknown()) })
    .parse(JSON.parse((await website.visit('/readyz?verbose', { authorization: `Bearer ${token}` })).text))
  expect(await visit('/readyz?verbose'), 'without the secret').not.toContain('content":[')
  expect(ready.content).toContainEqual(expect.objectContaining({ list: 'products', kind: 'variant', refusals: [] }))
})
