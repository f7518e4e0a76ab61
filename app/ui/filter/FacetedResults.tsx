/** A list that is held in memory with its filters, as its table of facets defines them (lib/in-memory-facets.ts). The state is the address. */
import type { ReactNode } from 'react'
import { countLabel } from '#app/lib/count-label.ts'
import { filterByFacets, type Facet, type FacetSearch } from '#app/lib/in-memory-facets.ts'
import { stringifySearch } from '#domain/search-string.ts'
import { FilteredResults } from './FilteredResults.tsx'
import { FilterGroup } from './FilterGroup.tsx'
import { NoResults } from './NoResults.tsx'

type FacetedResultsProps<TItem> = {
  path: string
  /** The name of the filters, such as 'Spiegels filteren'. */
  label: string
  /** Singular and plural of an item. */
  noun: readonly [one: string, many: string]
  items: readonly TItem[]
  facets: readonly Facet<TItem>[]
  /** Params that are no facet are kept by every filter. */
  search: FacetSearch
  /** Shown in place of an empty list. */
  empty: { title: string; text: string }
  /** These two: see FilteredResults. */
  bar?: ReactNode
  isAbove?: boolean
  /** Renders the items that pass. */
  children: (items: readonly TItem[]) => ReactNode
}

export function FacetedResults<TItem>({
  path,
  label,
  noun,
  items,
  facets,
  search,
  empty,
  bar,
  isAbove = false,
  children,
}: FacetedResultsProps<TItem>) {
  const list = filterByFacets(items, facets, search)
  const kept = Object.entries(search).filter(([name]) => !facets.some(({ key }) => key === name))
  const clearHref = path + stringifySearch(Object.fromEntries(kept))
  return (
    <FilteredResults
      action={path}
      label={label}
      count={countLabel(list.items.length, ...noun)}
      applied={list.filters.flatMap(({ key, options }) => {
        const chosen = options.filter(({ checked }) => checked)
        return chosen.map(({ value, label: text }) => ({
          label: text,
          href:
            path +
            stringifySearch({
              ...search,
              [key]: chosen.map((option) => option.value).filter((other) => other !== value),
            }),
        }))
      })}
      clearHref={clearHref}
      bar={bar}
      isAbove={isAbove}
      filters={
        <>
          {kept.map(
            ([name, value]) =>
              typeof value === 'string' && <input key={name} type="hidden" name={name} value={value} />,
          )}
          {list.filters
            .filter(({ narrows }) => narrows)
            .map(({ key, legend, isSingle = false, isFolded = false, options }) => (
              <FilterGroup
                key={key}
                name={key}
                legend={legend}
                choice={isSingle ? 'one' : 'several'}
                folded={isFolded}
                options={options}
              />
            ))}
        </>
      }
    >
      {list.items.length === 0 ? <NoResults {...empty} clearHref={clearHref} /> : children(list.items)}
    </FilteredResults>
  )
}
