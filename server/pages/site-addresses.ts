/** Every address that search engines may index, for sitemap.xml. */
import { articlePath } from '#domain/articles/article-number.ts'
import { collectionPath } from '#domain/collections/collection-path.ts'
import { allCollectionSlugs } from '#domain/collections/collection-slugs.ts'
import { isShown } from '#domain/dealers/shown-dealers.ts'
import { absoluteUrl } from '#domain/absolute-url.ts'
import { staticPages } from '#domain/site-map.ts'
import type { EntrySource } from '#server/content/content-source.ts'
import { everyFaq } from '#server/content/every-faq.ts'
import { listDealers } from '#server/dealers/dealer-store.ts'
import { partialReading } from '#server/observe/problem-report.ts'
import type { SiteContext } from '#server/site-context.ts'

/** Slugs of the active products of the catalogue. */
type ProductSlugs = () => Promise<Iterable<string>>

/** GET /sitemap.xml. Content that cannot be read now is left out, and the response is then not cached. */
export async function sitemapResponse(context: SiteContext, products: ProductSlugs): Promise<Response> {
  const { paths, isWhole } = await siteAddresses(context, products)
  return new Response(sitemapXml(absoluteUrl('/').slice(0, -1), paths), {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': isWhole ? 'public, max-age=3600' : 'no-store',
    },
  })
}

/** Paths of all pages, fixed ones first, each once; `isWhole` is false when some content could not be read, which is reported. */
export async function siteAddresses(
  {
    files,
    db,
    content,
  }: Pick<SiteContext, 'files' | 'db'> & {
    content: Pick<EntrySource, 'listFaqs' | 'listVacancies'>
  },
  products: ProductSlugs,
): Promise<{ paths: string[]; isWhole: boolean }> {
  const reading = partialReading('sitemap-not-whole')
  const [dealers, slugs, faqs, vacancies] = await Promise.all([
    reading.orElse('dealers', () => listDealers(db), []),
    reading.orElse('products', products, []),
    reading.orElse('questions', () => everyFaq(content), []),
    reading.orElse('vacancies', () => content.listVacancies(), []),
  ])
  const paths = new Set([
    ...Object.keys(staticPages),
    ...files.pages.keys(),
    ...allCollectionSlugs.map(collectionPath),
    ...files.configurator.sets.map(({ collection }) => `/samenstellen/${collection}`),
    ...files.mirrors.map((mirror) => `/collecties/spiegels/${mirror.name.toLowerCase()}`),
    ...files.finishes.map((finish) => `/kleuren/${finish.name}`),
    ...files.rooms.map(({ slug }) => `/inspiratie/${slug}`),
    ...Array.from(slugs, (slug) => `/producten/${slug}`),
    ...files.menus.mobile.nederland.links.flatMap((link) => ('href' in link ? [link.href] : [])),
    ...dealers.filter(isShown).map((dealer) => `/verkooppunten/${dealer.slug}`),
    ...faqs.map((faq) => `/veelgestelde-vragen/${faq.slug}`),
    ...files.articles.map(({ article }) => articlePath(article)),
    ...vacancies.map((vacancy) => `/vacatures/${vacancy.slug}`),
  ])
  return { paths: [...paths], isWhole: reading.isWhole() }
}

/** The sitemap of the protocol at sitemaps.org; `origin` without trailing slash. */
export function sitemapXml(origin: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `  <url><loc>${escapeXml(origin + path)}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}

/** `text` inside an element or an attribute of XML. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
}
