/** A content server that is slow, down, wrong or half migrated: the site goes on with what it read before, and says so. */
import { createServer, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { z } from 'zod'
import { startSite, type Site } from '#tests/services/site-process.ts'
import { rendered } from './rendered.ts'

const { url, token } = inject('untouchedServer')
const secret = 'een-geheim-voor-de-storingen'
const metrics = 'teller-van-de-storingen-1'
const soon = { timeout: 60_000, interval: 250 }
const pages = [
  '/',
  '/duurzaamheid',
  '/collecties/beat45',
  '/producten',
  '/veelgestelde-vragen',
  '/vacatures',
  '/privacy',
]

type Fault = 'slow' | 'down' | 'wrong' | 'without a kind' | 'without a field'
let fault: Fault | null = null
let website: Site
/** Responses that never come while it is slow. */
const waiting = new Set<ServerResponse>()

/** The content server with a fault before it. */
const faulty = createServer((request, response) => {
  void respond(request.url ?? '/', request.headers.authorization ?? '', response)
})

async function respond(path: string, authorization: string, response: ServerResponse): Promise<void> {
  if (fault === 'slow') {
    waiting.add(response)
    return
  }
  if (fault === 'down') {
    response.destroy()
    return
  }
  if (fault === 'wrong') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Onderhoud</title>')
    return
  }
  if (fault === 'without a kind' && path.startsWith('/api/page-list')) {
    response
      .writeHead(404, { 'content-type': 'application/json' })
      .end('{"data":null,"error":{"status":404,"name":"NotFoundError","message":"Not Found"}}')
    return
  }
  const answer = await fetch(url + path, { headers: { authorization } })
  const text = await answer.text()
  const isPages = fault === 'without a field' && path.startsWith('/api/page-list')
  response
    .writeHead(answer.status, { 'content-type': 'application/json' })
    .end(isPages ? text.replaceAll('"hero":', '"kop":') : text)
}

beforeAll(async () => {
  await new Promise<void>((done) => {
    faulty.listen(0, '127.0.0.1', done)
  })
  const address = z.object({ port: z.number() }).parse(faulty.address())
  website = await startSite({
    CMS_URL: `http://127.0.0.1:${address.port}`,
    CMS_TOKEN: token,
    REVALIDATE_SECRET: secret,
    METRICS_TOKEN: metrics,
  })
  await vi.waitFor(async () => {
    for (const path of pages) expect((await website.visit(path)).status, path).toBe(200)
  }, soon)
})
afterAll(async () => {
  await website[Symbol.asyncDispose]()
  faulty.closeAllConnections()
  faulty.close()
})

/** What the content server tells the site when somebody publishes. */
async function publish(model: string): Promise<void> {
  const response = await fetch(`${website.url}/api/revalidate`, {
    method: 'POST',
    headers: { 'x-revalidate-secret': secret },
    body: JSON.stringify({ event: 'entry.publish', model, entry: { publishedAt: '2026-11-27T12:00:00.000Z' } }),
  })
  expect(response.status).toBe(200)
}

const headers = { authorization: `Bearer ${metrics}` }
const status = async () => (await website.visit('/api/redactie', headers)).text

async function words(path: string): Promise<string> {
  const { status: code, text } = await website.visit(path)
  expect(code, path).toBe(200)
  return rendered(text)
}

test.each([
  ['slow', 'antwoordt niet of niet goed'],
  ['down', 'antwoordt niet of niet goed'],
  ['wrong', 'antwoordt niet of niet goed'],
  ['without a kind', 'Pagina</a>, staat niet meer op de inhoudsserver'],
  ['without a field', 'Pagina /duurzaamheid</a>, bij hero'],
] as const)('shows what it read before while the content server is %s, and says so', async (how, sentence) => {
  const before = await Promise.all(pages.map(words))
  expect(await status()).toContain('Alles wat gepubliceerd is, staat op de site.')
  fault = how
  await publish('page')
  await publish('faq')
  await website.visit('/veelgestelde-vragen')
  await expect.poll(status, soon).toContain(sentence)
  const during = await Promise.all(pages.map(words))
  for (const [index, path] of pages.entries()) expect(during[index], path).toBe(before[index])
  fault = null
  for (const response of waiting) response.destroy()
  await publish('page')
  await publish('faq')
  const afterwards = async () => {
    for (const path of pages) await website.visit(path)
    return status()
  }
  await expect.poll(afterwards, soon).toContain('Wat u publiceert, staat er binnen een paar seconden op.')
  await expect.poll(status, soon).toContain('Alles wat gepubliceerd is, staat op de site.')
})

test('shows nobody else what is wrong', async () => {
  for (const others of [{}, { authorization: 'Bearer geraden' }, { cookie: 'voorbeeld=1' }])
    expect((await website.visit('/api/redactie', others)).status).toBe(404)
})
