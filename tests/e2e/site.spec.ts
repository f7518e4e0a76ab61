/** The whole site, walked: every address of the sitemap answers, is unique, and links only to what exists. */
import { expect, test, type APIRequestContext } from '@playwright/test'
import { forEachAtOnce } from '#tests/services/load.ts'
import { sitemapPaths } from '../pages/addresses.ts'
import { unlikeLinks } from './unlike-links.ts'

type Seen = {
  path: string
  status: number
  title: string
  description: string
  h1: string[]
  canonical: string
  links: string[]
  html: string
}

const text = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ')
    .trim()

async function visit(request: APIRequestContext, path: string): Promise<Seen> {
  const response = await request.get(path, { maxRedirects: 0 })
  const html = response.headers()['content-type']?.startsWith('text/html') ? await response.text() : ''
  return {
    path,
    html,
    status: response.status(),
    title: text(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '',
    h1: [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map((match) => text(match[1] ?? '')),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '',
    links: [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&')),
  }
}

function twice(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}

/** Follows plain links from the home page until there are no new ones. Lists are followed page by page, filters are not. */
async function walk(request: APIRequestContext): Promise<Map<string, Seen>> {
  const walked = new Map<string, Seen>()
  for (let round = ['/']; round.length > 0;) {
    const pages: Seen[] = []
    await forEachAtOnce(6, round, async (path) => pages.push(await visit(request, path)))
    for (const page of pages) walked.set(page.path, page)
    const plain = pages
      .flatMap((page) => page.links)
      .map((href) => href.replace(/#.*$/, ''))
      .filter((href) => /^\/[^?]*(?:\?page=\d+)?$/.test(href) && !/^\/(?:media|img|api|feed)\//.test(href))
    round = [...new Set(plain)].filter((href) => !walked.has(href))
  }
  return walked
}

test('reaches every address of the sitemap by links, each with a unique title, description, h1 and canonical, and without broken links', async ({
  request,
}) => {
  test.setTimeout(240_000)
  const paths = await sitemapPaths(request)
  expect(paths.length).toBeGreaterThan(300)
  expect(twice(paths)).toEqual([])

  const walked = await walk(request)
  expect(paths.filter((path) => !walked.has(path))).toEqual([])
  const seen = paths.flatMap((path) => walked.get(path) ?? [])

  expect(seen.filter((page) => page.status !== 200).map((page) => `${page.path} ${page.status}`)).toEqual([])
  expect(seen.filter((page) => page.h1.length !== 1).map((page) => `${page.path}: ${page.h1.length} h1`)).toEqual([])
  expect(
    seen
      .filter((page) => new URL(page.canonical).pathname !== page.path)
      .map((page) => `${page.path} says ${page.canonical}`),
  ).toEqual([])
  expect(seen.filter((page) => page.description.length < 50).map((page) => page.path)).toEqual([])
  expect(twice(seen.map((page) => page.title))).toEqual([])
  expect(twice(seen.map((page) => page.description))).toEqual([])
  expect(twice(seen.map((page) => page.h1[0] ?? ''))).toEqual([])
  expect(
    seen.filter((page) => page.html.includes('style="')).map((page) => page.path),
    'style attributes are refused by the policy',
  ).toEqual([])

  const links = [
    ...new Set(
      seen.flatMap((page) => page.links.filter((href) => href.startsWith('/')).map((href) => href.replace(/#.*$/, ''))),
    ),
  ]
  const unknown = unlikeLinks(links.filter((href) => href !== '' && !walked.has(href)))
  const leads = ({ status }: Seen) => status === 200 || status === 308
  const broken = links
    .flatMap((href) => walked.get(href) ?? [])
    .filter((page) => !leads(page))
    .map((page) => `${page.path} ${page.status}`)
  await forEachAtOnce(6, unknown, async (href) => {
    const page = await visit(request, href)
    if (!leads(page)) broken.push(`${href} ${page.status}`)
  })
  expect(broken).toEqual([])

  // Fragments lead somewhere too.
  const lost = seen.flatMap((page) =>
    page.links
      .filter((href) => href.startsWith('#') && href.length > 1 && !page.html.includes(`id="${href.slice(1)}"`))
      .map((href) => `${page.path}${href}`),
  )
  expect(lost).toEqual([])
})

test('allows nothing from other origins and no inline code but the page’s own', async ({ request }) => {
  const response = await request.get('/')
  const policy = response.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("object-src 'none'")
  expect(policy).not.toContain('unsafe')
  expect(response.headers()['x-content-type-options']).toBe('nosniff')
})

test('answers 304 to a request with a current ETag', async ({ request }) => {
  const first = await request.get('/over-ons')
  const etag = first.headers()['etag'] ?? ''
  expect(etag).not.toBe('')
  expect((await request.get('/over-ons', { headers: { 'if-none-match': etag } })).status()).toBe(304)
})

for (const [asked, answer] of [
  ['/producten/', '/producten'],
  ['/Collecties/Spiegels/M01', '/collecties/spiegels/m01'],
  ['/over-ons/productieproces', '/over-ons/productie'],
] as const) {
  test(`${asked} redirects permanently to ${answer}`, async ({ request }) => {
    const response = await request.get(asked, { maxRedirects: 0 })
    expect(response.status()).toBe(308)
    expect(response.headers()['location']).toBe(answer)
  })
}

for (const path of [
  '/bestaat-niet',
  '/collecties/beat41',
  '/collecties/exclusief/beat40',
  '/collecties/spiegels/m99',
  '/kleuren/paars',
  '/producten/bestaat-niet',
  '/verkooppunten/nederland/holland',
  '/verkooppunten/frankrijk',
  '/verkooppunten/bestaat-niet',
  '/veelgestelde-vragen/bestaat-niet',
  '/vacatures/bestaat-niet',
  '/montage/ladesystemen/blum',
  '/over-ons/directie',
]) {
  test(`${path} answers 404 with a useful page`, async ({ request }) => {
    const page = await visit(request, path)
    expect(page.status).toBe(404)
    expect(page.h1).toHaveLength(1)
    expect(page.html).toContain('name="robots" content="noindex')
    expect(page.links).toContain('/collecties')
  })
}
