/** Products that go with a product, found without searching the whole catalogue. */
import type { Product } from '#domain/catalogue/product.schema.ts'
import type { ConfiguratorContent } from '#domain/configurator/configurator.schema.ts'

const maxRelated = 4

/** `isByUse`: they go with the product; otherwise they are others of its kind. */
export type Related = { products: Product[]; isByUse: boolean }

/**
 * A function from a product of `products` to those that go with it: one of each other category of its collection; without any, others of
 * its category.
 */
export function relatedProducts(products: readonly Product[]): (product: Product) => Related {
  const ofCategory = groupBySlugs(products, 'categories')
  const ofCollection = new Map(
    [...groupBySlugs(products, 'collections')].map(([slug, group]) => [
      slug,
      Map.groupBy(group, ({ categories }) => categories[0]?.slug),
    ]),
  )
  return (product) => {
    const own = new Set(product.categories.map(({ slug }) => slug))
    const oneOfEach = product.collections.flatMap(({ slug }) =>
      [...(ofCollection.get(slug)?.values() ?? [])].flatMap(
        (group) => group.find((other) => !other.categories.some((category) => own.has(category.slug))) ?? [],
      ),
    )
    const sameKind = product.categories.flatMap(({ slug }) => ofCategory.get(slug)?.slice(0, maxRelated + 1) ?? [])
    const isByUse = oneOfEach.length > 0
    return {
      isByUse,
      products: [...new Map((isByUse ? oneOfEach : sameKind).map((other) => [other.slug, other])).values()]
        .filter(({ slug }) => slug !== product.slug)
        .slice(0, maxRelated),
    }
  }
}

/** Slugs of furniture and tops on which a bowl is sold, of several collections; none for another product (content/configurator.json). */
export function carriersOf({ sets }: ConfiguratorContent, bowl: string): string[] {
  return sets
    .filter(({ bowls }) => bowls.some(({ product }) => product === bowl))
    .slice(0, maxRelated / 2)
    .flatMap(({ cabinets, tops }) => [cabinets[0], tops.find(({ basin }) => basin === undefined)])
    .flatMap((part) => part?.product ?? [])
}

function groupBySlugs(products: readonly Product[], key: 'categories' | 'collections'): Map<string, Product[]> {
  const groups = new Map<string, Product[]>()
  for (const product of products) {
    for (const { slug } of product[key]) {
      const group = groups.get(slug)
      if (group) group.push(product)
      else groups.set(slug, [product])
    }
  }
  return groups
}
