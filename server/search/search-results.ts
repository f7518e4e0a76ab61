/** Results of the site's search, and the lists with which the browser searches by itself. */
import { isDeepStrictEqual } from 'node:util'
import { collectionPath } from '#domain/collections/collection-path.ts'
import { priceOnRequest } from '#domain/catalogue/offer-words.ts'
import type { Product } from '#domain/catalogue/product.schema.ts'
import { mirrorWidths } from '#domain/mirrors/mirror-widths.ts'
import { formatPriceRange } from '#domain/money.ts'
import { wordSlug } from '#domain/slug.ts'
import type { FreeSlot } from '#domain/picture-slot.ts'
import { cutAtClause } from '#domain/cut-at-word.ts'
import { richTextToPlain } from '#domain/rich-text-plain.ts'
import { pictureUrl, pictureWidths } from '#domain/picture-source.ts'
import { createItemSearch, groupItems, type ItemSearch } from '#domain/search/find-items.ts'
import { productItem, searchSources, shownText, type SearchItem } from '#domain/search/search-item.ts'
import { builtSearchWords, searchWords, type SearchWords } from '#domain/search/search-words.ts'
import { productCard } from '#server/catalogue/product-card.ts'
import { indexQuery } from '#server/catalogue/product-pages.ts'
import { catalogue } from '#server/catalogue/catalogue.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import type { EntrySource } from '#server/content/content-source.ts'
import { everyFaq } from '#server/content/every-faq.ts'
import { noteRead, searchWordsKey } from '#server/content/content-reads.ts'
import { listDealers } from '#server/dealers/dealer-store.ts'
import { retryAfter } from '#server/http/retry-after.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { mirrorCard } from '#server/mirrors/mirrors.ts'
import { siteContext } from '#server/site-context.ts'
import { vacancyList } from '#server/vacancies/vacancies.ts'
import { itemsOf, mostProducts, searchItems, type Sources } from './search-items.ts'

/** Results per group on the page with all groups. */
const shownPerGroup = 8
/** Characters of an answer. */
const answerLength = 160
/** Products outside the search index that are added at most. */
const furtherProducts = 100

/**
 * Results in groups, with totals; nothing for an empty query.
 * @param chosen slug of the one group to show, with all of its results
 */
export async function searchResults(query: string, chosen?: string) {
  if (query === '') return { total: 0, groups: [] }
  const found = (await preparedSearch())(query)
  const sold = await catalogue().catch(() => null)
  const all = [...found, ...(sold === null ? [] : productsBesides(found, query, sold))]
  const { files, content } = await siteContext()
  const products: ReadonlyMap<string, Product> = sold?.products ?? new Map()
  const [pictureOf, factsOf] = [resultPictures(files, products), resultFacts(files, products)]
  const whole = await wholeTexts(content, products)
  const groups = groupItems(all)
  const only = groups.filter(({ name }) => wordSlug(name) === chosen)
  return {
    total: all.length,
    groups: (only.length > 0 ? only : groups).map((group) => ({
      name: group.name,
      total: group.items.length,
      items: group.items.slice(0, only.length > 0 ? undefined : shownPerGroup).map((item) => ({
        title: item.title,
        text: whole.get(item.url) ?? (item.description || shownText(item)),
        url: item.url,
        picture: pictureOf(item.url),
        facts: factsOf(item.url),
      })),
    })),
  }
}

/** What the index cuts and the page with the results does not, by address: texts of products and vacancies, and answers as far as two lines go. */
async function wholeTexts(
  content: EntrySource,
  products: ReadonlyMap<string, Product>,
): Promise<ReadonlyMap<string, string>> {
  const [faqs, vacancies] = await Promise.all([everyFaq(content).catch(() => []), vacancyList(content).catch(() => [])])
  return new Map([
    ...Array.from(products.values(), ({ slug, short_description: text }) => [`/producten/${slug}`, text] as const),
    ...vacancies.map(({ slug, intro }) => [`/vacatures/${slug}`, intro] as const),
    ...faqs.map(
      ({ slug, antwoord }) =>
        [`/veelgestelde-vragen/${slug}`, cutAtClause(richTextToPlain(antwoord), answerLength)] as const,
    ),
  ])
}

/** Products that match the query but are outside the search index, which holds only the first of a large catalogue. */
function productsBesides(
  found: readonly SearchItem[],
  query: string,
  { products, index }: Awaited<ReturnType<typeof catalogue>>,
): SearchItem[] {
  if (products.size <= mostProducts) return []
  const known = new Set(found.map((item) => item.url))
  return index.query(indexQuery({ search: query, perPage: furtherProducts })).slugs.flatMap((slug) => {
    const product = products.get(slug)
    return product === undefined || known.has(`/producten/${slug}`) ? [] : [productItem(product)]
  })
}

/** Maps the address of a page to its picture, null without one. The picture is decorative: the title is next to it. */
function resultPictures(
  { pages, collections, rooms, mirrors, finishes }: ContentFiles,
  products: ReadonlyMap<string, Product>,
): (url: string) => FreeSlot | null {
  const pictures = new Map<string, FreeSlot | null | undefined>([
    // A list shows its last thing, unless its page has a picture: the first often comes right after it.
    ['/collecties/spiegels', mirrors.at(-1)?.lit],
    ['/kleuren', finishes.at(-1)?.image],
    ['/inspiratie', rooms.at(-1)?.picture],
    ...[...pages.values()].flatMap(({ path, hero }) => (hero.picture ? [[path, hero.picture] as const] : [])),
    ...Array.from(products.values(), ({ slug, featured_image }) => [`/producten/${slug}`, featured_image] as const),
    ...Array.from(products.values(), ({ categories, featured_image }) =>
      categories.map(({ slug }) => [`/producten?category=${slug}`, featured_image] as const),
    ).flat(),
    ...Array.from(collections.values(), ({ slug, card }) => [collectionPath(slug), card] as const),
    ...rooms.map(({ slug, picture }) => [`/inspiratie/${slug}`, picture] as const),
    ...mirrors.map(({ name, lit }) => [`/collecties/spiegels/${name.toLowerCase()}`, lit] as const),
    ...finishes.map(({ name, image }) => [`/kleuren/${name}`, image] as const),
  ])
  return (url) => {
    const slot = pictures.get(url)
    return slot ? { media: slot.media, alt: '', tone: slot.tone, file: slot.file } : null
  }
}

/** Maps the address of what can be bought to its sizes and its prices, that of other pages to nothing. */
function resultFacts(
  { mirrors }: ContentFiles,
  products: ReadonlyMap<string, Product>,
): (url: string) => readonly string[] {
  const facts = (sizes: string, prices: string) =>
    [sizes, prices === '' ? priceOnRequest : `${prices} incl. btw`].filter((part) => part !== '')
  const ofMirrors = new Map<string, readonly string[]>(
    mirrors.map(mirrorCard).map((mirror) => {
      const prices = formatPriceRange({ min: mirror.priceFrom, max: mirror.priceTo })
      return [`/collecties/spiegels/${mirror.slug}`, facts(mirrorWidths(mirror), prices)] as const
    }),
  )
  return (url) => {
    const product = url.startsWith('/producten/') ? products.get(url.slice('/producten/'.length)) : undefined
    if (product === undefined) return ofMirrors.get(url) ?? []
    const { sizes, prices } = productCard(product)
    return facts(sizes, formatPriceRange(prices))
  }
}

async function sources(): Promise<Sources> {
  const { files, content, db } = await siteContext()
  return {
    files,
    content,
    dealers: () => listDealers(db),
    catalogue: async () => {
      const { products, lists } = await catalogue()
      return { products, kinds: lists.categories }
    },
  }
}

let prepared: { items: string; words: SearchWords; search: ItemSearch } | undefined

/** The search over the current items; prepared again only when they or its words have changed. */
async function preparedSearch(): Promise<ItemSearch> {
  const items = await searchItems(await sources())
  const [now, words] = [JSON.stringify(items), searchWords()]
  noteRead(searchWordsKey)
  if (prepared?.items !== now || prepared.words !== words)
    prepared = { items: now, words, search: createItemSearch(items) }
  return prepared.search
}

/** GET /api/search/{source}: the items of one list, never cached; the first with the words of the search, when those are not of the build. 404 for an unknown list, 503 when it cannot be read. */
export async function searchSourceAnswer(name: string): Promise<Response> {
  const headers = { ...securityHeaders, 'cache-control': 'no-store' }
  const source = searchSources.find((known) => known === name)
  if (source === undefined) return Response.json({ error: 'UNKNOWN_SOURCE' }, { status: 404, headers })
  try {
    const from = await sources()
    const [items, words] = [await withPictures(await itemsOf(source, from), from), searchWords()]
    const isBuilt = source !== searchSources[0] || isDeepStrictEqual(words, builtSearchWords)
    return Response.json(isBuilt ? items : { items, words }, { headers })
  } catch {
    return Response.json(
      { error: 'UNAVAILABLE' },
      { status: 503, headers: { ...headers, 'retry-after': String(retryAfter) } },
    )
  }
}

/** The items with the address of a small picture, where their page has one. */
async function withPictures(items: readonly SearchItem[], { files, catalogue: sold }: Sources): Promise<SearchItem[]> {
  const { products } = await sold().catch(() => ({ products: new Map<string, Product>() }))
  const pictureOf = resultPictures(files, products)
  return items.map((item) => {
    const slot = pictureOf(item.url)
    return slot?.file ? { ...item, picture: pictureUrl(slot.media, pictureWidths[0], slot.file.version) } : item
  })
}
