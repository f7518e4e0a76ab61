/** Addresses of a site, for tests that open all of it, and whether it has read what they need. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Site } from '#tests/services/site-process.ts'

const feedSchema = z.object({ products: z.array(z.object({ article: z.string(), product: z.string() })) })

const readySchema = z.object({ checks: z.object({ content: z.string() }) })

/** Whether the site has read everything of its content server, and keeps it for the next start. */
export async function hasReadEverything({ visit, dataDir }: Site): Promise<boolean> {
  const { checks } = readySchema.parse(JSON.parse((await visit('/readyz')).text))
  const folder = join(dataDir, 'responses')
  const files = ['catalogue', 'documents', 'vacancies', 'faqs', 'faq-categories', 'privacy-pages']
  return checks.content === 'ok' && files.every((name) => existsSync(join(folder, `${name}.json`)))
}

/** Those of the sitemap, its feeds, Markdown and PDFs, searches, filters, and addresses that redirect; `site` must have all its content. */
export async function everyAddress(site: Site): Promise<string[]> {
  const [sitemap, feed, texts] = await Promise.all(
    ['/sitemap.xml', '/feed/products.json', '/llms.txt'].map(async (path) => {
      const { status, text } = await site.visit(path)
      if (status !== 200) throw new Error(`${path} was answered with ${status}`)
      return text
    }),
  )
  const pages = [...(sitemap ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  const markdown = [...(texts ?? '').matchAll(/\((\/[^)]+\.md)\)|\]\(https?:\/\/[^/]+(\/[^)]+\.md)\)/g)].map(
    ([, path, ofUrl]) => path ?? ofUrl ?? '',
  )
  const { products } = feedSchema.parse(JSON.parse(feed ?? ''))
  const [first, last] = [products[0], products.at(-1)]
  if (!first || !last) throw new Error('There are no products.')
  const items = `product.${first.product},mirror.m01,product.${last.product}`
  return [
    ...pages,
    ...markdown,
    '/sitemap.xml',
    '/robots.txt',
    '/llms.txt',
    '/.well-known/security.txt',
    '/feed/products.json',
    '/feed/products.csv',
    '/vacatures/rss.xml',
    '/api/dealers',
    ...['paginas', 'vacatures', 'veelgestelde-vragen', 'verkooppunten'].map((list) => `/api/search/${list}`),
    '/zoeken?q=beton',
    '/zoeken?q=geleider+vervangen',
    '/zoeken?q=8011',
    '/zoeken?q=qqqq',
    '/producten?category=spiegels',
    '/producten?search=beton',
    '/producten?page=2',
    '/producten?minPrice=100',
    '/veelgestelde-vragen?search=kraan',
    '/verkooppunten?near=8011',
    '/privacy?lang=en',
    '/service/past-het?width=80',
    `/service/past-het?item=product.${first.product}`,
    `/vergelijken?items=${first.product}`,
    `/artikel/${first.article}`,
    '/artikel/bestaat-niet',
    ...['/favorieten', '/verlanglijstje'].map((path) => `${path}?items=${items}`),
    `/verlanglijstje.pdf?items=${items}`,
    '/Collecties/',
    '/over-ons/productieproces',
    '/producten?sort=fout',
    `/artikel?number=${last.article}`,
    '/bestaat-niet',
    '/producten/bestaat-niet',
    '/veelgestelde-vragen/bestaat-niet',
    '/vacatures/bestaat-niet',
  ]
}
