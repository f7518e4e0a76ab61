/** Products that go with a product, found without searching the whole catalogue. */
import type { Product } from '#domain/catalogue/product.schema.ts'

const maxRelated = 4

/**
 * A function from a product of `products` to those that go with it: one of each other category of its collection, then
 * others of its category.
 */
export function relatedProducts(products: readonly Product[]): (product: Product) => Product[] {
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
    return [...new Map([...oneOfEach, ...sameKind].map((other) => [other.slug, other])).values()]
      .filter(({ slug }) => slug !== product.slug)
      .slice(0, maxRelated)
  }
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
