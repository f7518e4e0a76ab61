/** The rooms with their filters. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { createElement } from 'react'
import { countLabel } from '#app/lib/count-label.ts'
import { hrefWithout } from '#app/lib/search-values.ts'
import { FilteredResults } from '#app/ui/filter/FilteredResults.tsx'
import { FilterGroup } from '#app/ui/filter/FilterGroup.tsx'
import { filterValues, listStands } from '#app/ui/filter/standing-list.ts'
import { Standing } from '#app/ui/kept-html/Standing.tsx'
import { roomListCode } from './list-code.ts'
import { roomListQueryOptions } from './room-query.ts'
import type { RoomSearch } from './room-search.ts'

const path = '/inspiratie'

const filters = [
  { name: 'style', legend: 'Sfeer', folded: false },
  { name: 'tone', legend: 'Toon', folded: false },
  { name: 'collection', legend: 'Collectie', folded: true },
] as const

export function RoomList({ search }: { search: RoomSearch }) {
  const { data: list } = useSuspenseQuery(roomListQueryOptions(search))
  const stands = listStands(list)
  const isChosen = (name: keyof RoomSearch, value: string) => search[name]?.some((chosen) => chosen === value) ?? false
  return (
    <FilteredResults
      action={path}
      label="Kamers filteren"
      count={countLabel(list.total, 'kamer', 'kamers')}
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
        {() => createElement(roomListCode.get().Rooms, { rooms: list.items, clearHref: path })}
      </Standing>
    </FilteredResults>
  )
}
