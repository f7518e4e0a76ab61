/** Everything that can be found, from the content files, the content source and the dealers. */
import { collectionPath } from '#app/features/collections/collection-path.ts'
import { isShown } from '#app/features/dealers/shown-dealers.ts'
import { dealerItem, faqItem, finishItem, mirrorItem, pageItem, vacancyItem, type SearchItem } from '#app/features/search/search-item.ts'
import { richTextToPlain } from '#app/lib/rich-text-plain.ts'
import { staticPages } from '#app/lib/site-map.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import type { EntrySource } from '#server/content/content-source.ts'
import { vacancyList } from '#server/content/vacancies.ts'
import type { StoredDealer } from '#server/dealers/dealer-store.ts'

/** Questions asked for at once (specification section 9). */
const faqPageSize = 100

type Sources = { files: ContentFiles; content: EntrySource; dealers: () => Promise<StoredDealer[]> }

/** All items. A list that cannot be had is left out, as the specification says (section 8). */
export async function searchItems({ files, content, dealers }: Sources): Promise<SearchItem[]> {
  const [vacancies, faqs, places] = await Promise.all([
    orNone(() => vacancyList(content)),
    orNone(async () => (await content.listFaqs({ page: 1, pageSize: faqPageSize })).items),
    orNone(async () => (await dealers()).filter((dealer) => isShown(dealer))),
  ])
  return [
    ...Object.entries(staticPages).map(([path, label]) => pageItem({ path, label, description: files.pages.get(path)?.meta.description ?? files.guides.get(path)?.meta.description ?? '' })),
    ...[...files.collections.values()].map((collection) => pageItem({ path: collectionPath(collection.slug), label: collection.name, description: collection.tagline })),
    ...files.mirrors.map(mirrorItem),
    ...files.finishes.map(finishItem),
    ...faqs.map((faq) => faqItem({ title: faq.title, slug: faq.slug, answer: richTextToPlain(faq.antwoord) })),
    ...vacancies.map(vacancyItem),
    ...distinctBySlug(places).map(dealerItem),
  ]
}

async function orNone<TItem>(load: () => Promise<TItem[]>): Promise<TItem[]> {
  try {
    return await load()
  } catch {
    return []
  }
}

/** Branches stand together on one page and are found once per town. */
function distinctBySlug(dealers: readonly StoredDealer[]): StoredDealer[] {
  return [...new Map(dealers.map((dealer) => [`${dealer.slug} ${dealer.Plaats}`, dealer])).values()]
}
