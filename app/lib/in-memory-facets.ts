/** Filters over a list that is held in memory: OR inside a filter, AND between filters, a count beside each value. */

/** One filter, defined once: its search param, how it is shown, its values, and those of an item. */
export type Facet<TItem, TKey extends string = string> = {
  /** Its search param. */
  key: TKey
  legend: string
  /** Closed until opened or used; for long lists. */
  isFolded?: boolean
  /** Takes one value, with 'Alle' for none; otherwise several. */
  isSingle?: boolean
  valuesOf: (item: TItem) => readonly string[]
  /** Every value with its label, in the order shown. */
  optionsOf: (items: readonly TItem[]) => readonly { value: string; label: string }[]
}

/** The params of a page, those that are no filter included. */
export type FacetSearch = Readonly<Record<string, string | readonly string[] | undefined>>

/**
 * The items that pass every filter, and each filter with its options: whether one is chosen, and how many items there would be with it.
 * A chosen value that is no option counts as absent; an option that no item has under the other filters counts 0.
 */
export function filterByFacets<TItem>(items: readonly TItem[], facets: readonly Facet<TItem>[], search: FacetSearch) {
  const filters = facets.map((facet) => {
    const options = facet.optionsOf(items)
    const asked = [search[facet.key] ?? []].flat()
    return { facet, options, chosen: asked.filter((value) => options.some((option) => option.value === value)) }
  })
  /** What passes all filters, or all but one. */
  const passing = (except?: Facet<TItem>) =>
    items.filter((item) =>
      filters.every(
        ({ facet, chosen }) => facet === except || chosen.length === 0 || hasOneOf(facet.valuesOf(item), chosen),
      ),
    )
  return {
    items: passing(),
    filters: filters.map(({ facet, options, chosen }) => {
      const values = passing(facet).map(facet.valuesOf)
      const count = (wanted: readonly string[]) => values.filter((own) => hasOneOf(own, wanted)).length
      return {
        ...facet,
        /** False for a filter that leaves the whole list, whatever is chosen. */
        narrows: options.some(({ value }) => items.some((item) => !facet.valuesOf(item).includes(value))),
        options: options.map((option) => ({
          ...option,
          checked: chosen.includes(option.value),
          count: count([option.value]) && count([option.value, ...(facet.isSingle ? [] : chosen)]),
        })),
      }
    }),
  }
}

function hasOneOf(values: readonly string[], wanted: readonly string[]): boolean {
  return values.some((value) => wanted.includes(value))
}
