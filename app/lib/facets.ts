/** Filters over a list that is held in memory: OR inside a filter, AND between filters, counts per value. Pure. */

/** By search param: the values that an item has. */
export type Facets<TItem> = Readonly<Record<string, (item: TItem) => readonly string[]>>
/** By search param: the values that are chosen; a filter without values lets everything through. */
export type Chosen = Readonly<Record<string, readonly string[] | undefined>>

/** The items that pass every filter, in their order. */
export function filterItems<TItem>(items: readonly TItem[], facets: Facets<TItem>, chosen: Chosen): TItem[] {
  const active = Object.entries(facets).flatMap(([name, valuesOf]) => {
    const wanted = chosen[name] ?? []
    return wanted.length > 0 ? [{ valuesOf, wanted: new Set(wanted) }] : []
  })
  return items.filter((item) =>
    active.every(({ valuesOf, wanted }) => valuesOf(item).some((value) => wanted.has(value))),
  )
}

/**
 * How many items there would be with `value` added to the filter `name`; 0 when no item that passes the other filters has it,
 * whatever else is chosen in that filter.
 */
export function countWith<TItem>(
  items: readonly TItem[],
  facets: Facets<TItem>,
  chosen: Chosen,
  name: string,
  value: string,
): number {
  if (filterItems(items, facets, { ...chosen, [name]: [value] }).length === 0) return 0
  return filterItems(items, facets, { ...chosen, [name]: [...(chosen[name] ?? []), value] }).length
}
