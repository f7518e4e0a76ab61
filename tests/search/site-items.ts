/** The whole search index, built from the content files. */
import { dealerSlug } from '#domain/slug.ts'
import type { SearchItem } from '#domain/search/search-item.ts'
import { expandFamilies } from '#server/content/families/expand-families.ts'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { searchItems } from '#server/search/search-items.ts'

export async function siteItems(): Promise<SearchItem[]> {
  const files = readContentFiles('content', 'public')
  const products = new Map(
    expandFamilies(files)
      .filter((product) => product.is_active)
      .map((product) => [product.slug, product]),
  )
  const none = () => Promise.resolve(null)
  return searchItems({
    files,
    content: {
      listVacancies: () => Promise.resolve(files.vacancies.filter((vacancy) => vacancy.actief)),
      listFaqs: () => Promise.resolve({ items: [...files.faqs], total: files.faqs.length }),
      getVacancy: none,
      getFaq: none,
      getPrivacyPage: none,
      listFaqCategories: () => Promise.resolve([]),
    },
    dealers: () =>
      Promise.resolve(
        files.dealers.map((dealer, number) => ({ ...dealer, id: String(number), slug: dealerSlug(dealer.Naam) })),
      ),
    catalogue: () => Promise.resolve({ products, kinds: files.categories.filter((category) => category.is_active) }),
  })
}
