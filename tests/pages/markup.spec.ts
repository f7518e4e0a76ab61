/** The markup, the structured data, the names and the links of every address of the sitemap. */
import { expect, test, type APIRequestContext } from '@playwright/test'
import { markupFaults } from '../e2e/markup-faults.ts'
import { unlikePictures } from '../e2e/unlike-links.ts'
import { sitemapPaths } from './addresses.ts'

async function everyPage(
  request: APIRequestContext,
  look: (html: string, path: string) => Promise<void> | void,
): Promise<number> {
  const paths = await sitemapPaths(request)
  for (const path of paths) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(200)
    await look(await answer.text(), path)
  }
  return paths.length
}

const words = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', '’')
    .trim()

test('the markup of every address is valid', async ({ request }) => {
  const found: string[] = []
  const count = await everyPage(request, async (html, path) => {
    found.push(...(await markupFaults(html)).map((fault) => `${path}: ${fault}`))
  })
  expect(found).toEqual([])
  test.info().annotations.push({ type: 'pages', description: String(count) })
})

test('the structured data of every address parses, and every thing in it says what it is', async ({ request }) => {
  const found: string[] = []
  await everyPage(request, (html, path) => {
    const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, text = '']) => text,
    )
    if (scripts.length === 0) found.push(`${path}: none`)
    for (const text of scripts) {
      const data: unknown = JSON.parse(text)
      for (const thing of Array.isArray(data) ? data : [data])
        if (
          typeof thing !== 'object' ||
          thing === null ||
          !('@context' in thing) ||
          !('@type' in thing || '@graph' in thing)
        )
          found.push(`${path}: ${text.slice(0, 80)}`)
    }
  })
  expect(found).toEqual([])
})

test('every address has a title, a description, a heading and a canonical address that no other has', async ({
  request,
}) => {
  const seen = {
    title: new Map<string, string>(),
    description: new Map<string, string>(),
    heading: new Map<string, string>(),
    canonical: new Map<string, string>(),
  }
  const found: string[] = []
  await everyPage(request, (html, path) => {
    const told = {
      title: /<title>([^<]+)<\/title>/.exec(html)?.[1],
      description: /<meta name="description" content="([^"]+)"/.exec(html)?.[1],
      heading: /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1],
      canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    }
    for (const key of ['title', 'description', 'heading', 'canonical'] as const) {
      const text = words(told[key] ?? '')
      const other = seen[key].get(text)
      if (text === '') found.push(`${path} has no ${key}`)
      else if (other === undefined) seen[key].set(text, path)
      else found.push(`${path} has the ${key} of ${other}: ${text}`)
    }
  })
  expect(found).toEqual([])
})

test('every link of every address leads to a page or a file, and to its heading where it names one', async ({
  request,
}) => {
  const from = new Map<string, string>()
  const anchors = new Map<string, string>()
  const ids = new Map<string, Set<string>>()
  await everyPage(request, (html, path) => {
    ids.set(path, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)))
    for (const [, written = ''] of html.matchAll(/<(?:a|img|source|link|script)\s[^>]*?(?:href|src)="([^"]+)"/g)) {
      const address = new URL(written.replaceAll('&amp;', '&'), `http://site.example${path}`)
      if (address.host !== 'site.example') continue
      if (address.hash.length > 1 && address.search === '') anchors.set(`${address.pathname}${address.hash}`, path)
      if (!from.has(address.pathname + address.search)) from.set(address.pathname + address.search, path)
    }
  })
  const broken: string[] = []
  for (const address of unlikePictures([...from.keys()])) {
    const page = from.get(address) ?? ''
    const status = (await request.head(address, { maxRedirects: 0 })).status()
    // The menu's name for the production page is longer than its address.
    if (status !== 200 && !(status === 308 && address === '/over-ons/productieproces'))
      broken.push(`${address} on ${page}: ${status}`)
  }
  for (const [address, page] of anchors) {
    const [path = '', id = ''] = address.split('#')
    if (ids.has(path) && ids.get(path)?.has(decodeURIComponent(id)) !== true)
      broken.push(`${address} on ${page}: no such place`)
  }
  expect(from.size).toBeGreaterThan(1000)
  expect(broken).toEqual([])
})
