/** The groups of collections on the page that shows them all. */

/** A brand with fewer is shown with the next. */
const leastAlone = 3

/** The collections by brand, in order; small brands in a row share a group. `title`: the names of its brands. */
export function groupBrands<T extends { brand: string }>(collections: readonly T[]) {
  const groups: { brands: string[]; own: T[]; isSmall: boolean }[] = []
  for (const brand of new Set(collections.map((collection) => collection.brand))) {
    const own = collections.filter((collection) => collection.brand === brand)
    const last = groups.at(-1)
    const isSmall = own.length < leastAlone
    if (isSmall && last?.isSmall) {
      last.brands.push(brand)
      last.own.push(...own)
    } else groups.push({ brands: [brand], own, isSmall })
  }
  return groups.map(({ brands, own }) => ({ title: brands.join(' en '), own }))
}
