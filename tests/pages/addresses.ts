/** The addresses of the site, as it tells them to search engines. */
import type { APIRequestContext } from '@playwright/test'

/** Paths of all pages in the sitemap, in its order. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}
