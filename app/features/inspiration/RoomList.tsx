/** The rooms with their filters. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { countLabel } from '#app/lib/count-label.ts'
import { hrefWithout } from '#app/lib/search-values.ts'
import { FilteredResults } from '#app/ui/filter/FilteredResults.tsx'
import { FilterGroup } from '#app/ui/filter/FilterGroup.tsx'
import { NoResults } from '#app/ui/filter/NoResults.tsx'
import { RoomEntry } from './RoomEntry.tsx'
import { roomList } from './room-filter.ts'
import { roomsQueryOptions } from './room-query.ts'
import type { RoomSearch } from './room-search.ts'
import styles from './RoomList.module.css'

const path = '/inspiratie'

const filters = [
  { name: 'style', legend: 'Sfeer', folded: false },
  { name: 'tone', legend: 'Toon', folded: false },
  { name: 'collection', legend: 'Collectie', folded: true },
] as const

export function RoomList({ search }: { search: RoomSearch }) {
  const { data: rooms } = useSuspenseQuery(roomsQueryOptions())
  const list = roomList(rooms, search)
  const isChosen = (name: keyof RoomSearch, value: string) => search[name]?.some((chosen) => chosen === value) ?? false
  return (
    <FilteredResults
      action={path}
      label="Kamers filteren"
      count={countLabel(list.total, 'kamer', 'kamers')}
      applied={filters.flatMap(({ name }) =>
        list.filters[name]
          .filter(({ value }) => isChosen(name, value))
          .map(({ value, label }) => ({ label, href: hrefWithout(path, search, name, value) })),
      )}
      filters={filters.map(({ name, legend, folded }) => (
        <FilterGroup
          key={name}
          name={name}
          legend={legend}
          folded={folded}
          options={list.filters[name].map((option) => ({ ...option, checked: isChosen(name, option.value) }))}
        />
      ))}
    >
      {list.items.length === 0 ? (
        <NoResults
          title="Deze kamer is nog niet gebouwd"
          text="Geen van de kamers heeft deze sfeer, toon en collectie tegelijk. Haal een filter weg."
          clearHref={path}
        />
      ) : (
        <ul className={styles['rooms']} data-cards>
          {list.items.map((room, index) => (
            <li key={room.slug}>
              <RoomEntry room={room} eager={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </FilteredResults>
  )
}
