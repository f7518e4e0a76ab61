/** All mirrors with their filters. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { createElement } from 'react'
import { countLabel } from '#app/lib/count-label.ts'
import { hrefWithout } from '#app/lib/search-values.ts'
import { FilteredResults } from '#app/ui/filter/FilteredResults.tsx'
import { FilterGroup } from '#app/ui/filter/FilterGroup.tsx'
import { filterValues, listStands } from '#app/ui/filter/standing-list.ts'
import { Standing } from '#app/ui/kept-html/Standing.tsx'
import type { MirrorSearch } from '../mirror-search.ts'
import { mirrorListCode } from './list-code.ts'
import { mirrorListQueryOptions } from './mirror-list-query.ts'

const path = '/collecties/spiegels'

const filters = [
  { name: 'features', legend: 'Eigenschappen', folded: false },
  { name: 'width', legend: 'Breedte', folded: true },
  { name: 'shape', legend: 'Vorm', folded: false },
  { name: 'x3d', legend: '3D', folded: false },
] as const

export function MirrorList({ search }: { search: MirrorSearch }) {
  const { data: list } = useSuspenseQuery(mirrorListQueryOptions(search))
  const stands = listStands(list)
  const isChosen = (name: keyof MirrorSearch, value: string) =>
    search[name]?.some((chosen) => chosen === value) ?? false
  return (
    <FilteredResults
      action={path}
      label="Spiegels filteren"
      count={countLabel(list.total, 'spiegel', 'spiegels')}
      applied={filters.flatMap(({ name }) =>
        filterValues(list, name)
          .filter(({ value }) => isChosen(name, value))
          .map(({ value, label }) => ({ label, href: hrefWithout(path, search, name, value) })),
      )}
      filters={filters.map(({ name, legend, folded }) => (
        <FilterGroup
          key={name}
          name={name}
          legend={legend}
          folded={folded}
          options={filterValues(list, name).map((option) => ({ ...option, checked: isChosen(name, option.value) }))}
        />
      ))}
    >
      <Standing key={String(stands)} name={path} of={undefined} stands={stands}>
        {() => createElement(mirrorListCode.get().Mirrors, { mirrors: list.items, clearHref: path })}
      </Standing>
    </FilteredResults>
  )
}
