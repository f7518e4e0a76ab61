/** The search index: pages, products, mirrors and colours, and the three lists that are read for every request. */
import { collectionPath } from '#domain/collections/collection-path.ts'
import type { Product } from '#domain/catalogue/product.schema.ts'
import { provinceName, provinceSlugs } from '#domain/dealers/dealer-places.ts'
import { isShown } from '#domain/dealers/shown-dealers.ts'
import { privacyDescription } from '#domain/legal/privacy.ts'
import {
  dealerItem,
  faqItem,
  finishItem,
  formerItem,
  mirrorItem,
  pageItem,
  partItem,
  productItem,
  productKindItem,
  provinceItem,
  vacancyItem,
  searchSources,
  type SearchItem,
  type SearchSource,
} from '#domain/search/search-item.ts'
import { richTextToPlain } from '#domain/rich-text-plain.ts'
import { isStaticPath, staticPages } from '#domain/site-map.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import type { EntrySource } from '#server/content/content-source.ts'
import { vacancyList } from '#server/vacancies/vacancies.ts'
import type { StoredDealer } from '#server/dealers/dealer-store.ts'
import { namesInCountry, namesOfTown } from './place-words.ts'

/** Questions per request (docs/rules.md, Search). */
const faqPageSize = 100
/** Products in the index, which keeps it small for the browser. The results page finds the rest of a larger catalogue on the server. */
export const mostProducts = 400

export type Sources = {
  files: ContentFiles
  content: EntrySource
  dealers: () => Promise<readonly StoredDealer[]>
  catalogue: () => Promise<{
    products: ReadonlyMap<string, Product>
    kinds: readonly { slug: string; name: string; description?: string | undefined }[]
  }>
}

/** Loads each list. @throws when it cannot be read; an unavailable catalogue only leaves out the products. */
const lists: Record<SearchSource, (sources: Sources) => Promise<SearchItem[]>> = {
  async paginas({ files, catalogue }) {
    const { products, kinds } = await catalogue().catch(() => ({ products: new Map<string, Product>(), kinds: [] }))
    return [
      ...Object.entries(staticPages).map(([path, label]) =>
        pageItem({
          path,
          label,
          ...(path.startsWith('/verkooppunten/') ? { words: namesInCountry(label) } : {}),
          description:
            files.pages.get(path)?.meta.description ??
            files.guides.get(path)?.meta.description ??
            (path === '/privacy' ? privacyDescription : ''),
        }),
      ),
      ...[...files.pages.values()].flatMap(({ path, meta }) =>
        isStaticPath(path) ? [] : [pageItem({ path, label: meta.title, description: meta.description })],
      ),
      ...provinceSlugs.map((slug) => provinceItem({ slug, name: provinceName(slug) })),
      ...[...files.collections.values()].map((collection) =>
        pageItem({ path: collectionPath(collection.slug), label: collection.name, description: collection.tagline }),
      ),
      ...files.rooms.map(({ slug, title, line }) =>
        pageItem({ path: `/inspiratie/${slug}`, label: title, description: line }),
      ),
      ...files.mirrors.map(mirrorItem),
      ...files.finishes.map(finishItem),
      ...files.articles.map(formerItem),
      ...files.parts.map(partItem),
      ...kinds.map(({ slug, name, description }) => productKindItem({ slug, name, text: description ?? '' })),
      ...[...products.values()].slice(0, mostProducts).map(productItem),
    ]
  },
  vacatures: async ({ content }) => (await vacancyList(content)).map(vacancyItem),
  'veelgestelde-vragen': async ({ content }) =>
    (await content.listFaqs({ start: 0, limit: faqPageSize })).items.map((faq) =>
      faqItem({ title: faq.title, slug: faq.slug, answer: richTextToPlain(faq.antwoord) }),
    ),
  verkooppunten: async ({ dealers }) =>
    distinctBySlug((await dealers()).filter((dealer) => isShown(dealer))).map((dealer) =>
      dealerItem({ ...dealer, words: namesOfTown(dealer) }),
    ),
}

/** The items of one list. @throws when it cannot be read */
export function itemsOf(source: SearchSource, sources: Sources): Promise<SearchItem[]> {
  return lists[source](sources)
}

/** All items. A list that fails is left out (docs/rules.md, Search). */
export async function searchItems(sources: Sources): Promise<SearchItem[]> {
  const found = await Promise.all(searchSources.map((source) => itemsOf(source, sources).catch(() => [])))
  return found.flat()
}

/** Branches share a page and are found once per town. */
function distinctBySlug(dealers: readonly StoredDealer[]): StoredDealer[] {
  return [...new Map(dealers.map((dealer) => [`${dealer.slug} ${dealer.Plaats}`, dealer])).values()]
}
