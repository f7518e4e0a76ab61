/** Every address that search engines may know: for sitemap.xml. */
import { collectionPath } from '#app/features/collections/collection-path.ts'
import { allCollectionSlugs } from '#app/features/collections/collection-slugs.ts'
import { isShown } from '#app/features/dealers/shown-dealers.ts'
import { staticPages } from '#app/lib/site-map.ts'
import { navigation } from '#app/lib/site.ts'
import { listDealers } from '#server/dealers/dealer-store.ts'
import type { SiteContext } from '#server/site-context.ts'

const everyFaq = { page: 1, pageSize: 1000 }

/** Paths of all pages, fixed ones first, without doubles. */
export async function siteAddresses({ files, db, content }: SiteContext): Promise<string[]> {
  const [dealers, faqs, vacancies] = await Promise.all([listDealers(db), content.listFaqs(everyFaq), content.listVacancies()])
  return [...new Set([
    ...Object.keys(staticPages),
    ...allCollectionSlugs.map(collectionPath),
    ...files.mirrors.map((mirror) => `/collecties/spiegels/${mirror.name.toLowerCase()}`),
    ...files.finishes.map((finish) => `/kleuren/${finish.name}`),
    ...files.families.flatMap((family) => family.products.filter((product) => product.is_active).map((product) => `/producten/${product.slug}`)),
    ...navigation.mobile.nederland.links.map((link) => link.href),
    ...dealers.filter(isShown).map((dealer) => `/verkooppunten/${dealer.slug}`),
    ...faqs.items.map((faq) => `/veelgestelde-vragen/${faq.slug}`),
    ...vacancies.map((vacancy) => `/vacatures/${vacancy.slug}`),
  ])]
}

/** The sitemap of the protocol at sitemaps.org; `origin` without trailing slash. */
export function sitemapXml(origin: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `  <url><loc>${escapeXml(origin + path)}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;')
}
