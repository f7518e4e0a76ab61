/** The rooms with their filters. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { countLabel } from '#app/lib/count-label.ts'
import { countWith, filterItems } from '#app/lib/facets.ts'
import { hrefWithout } from '#app/lib/search-values.ts'
import { FilteredResults } from '#app/ui/filter/FilteredResults.tsx'
import { FilterGroup } from '#app/ui/filter/FilterGroup.tsx'
import { NoResults } from '#app/ui/filter/NoResults.tsx'
import { RoomEntry } from './RoomEntry.tsx'
import { roomFacets } from './room-filter.ts'
import { roomsQueryOptions } from './room-query.ts'
import type { RoomSearch } from './room-search.ts'
import { capitalised, roomStyles, roomTones } from './room-words.ts'
import styles from './RoomList.module.css'

const path = '/inspiratie'

type Filter = { name: keyof RoomSearch; legend: string; values: { value: string; label: string }[]; folded: boolean }

export function RoomList({ search }: { search: RoomSearch }) {
  const { data: rooms } = useSuspenseQuery(roomsQueryOptions())
  const shown = filterItems(rooms, roomFacets, search)
  const collections = new Map(rooms.map((room) => [room.collection, room.collectionName]))
  const filters: Filter[] = [
    { name: 'style', legend: 'Sfeer', values: roomStyles.map((value) => ({ value, label: capitalised(value) })), folded: false },
    { name: 'tone', legend: 'Toon', values: roomTones.map((value) => ({ value, label: capitalised(value) })), folded: false },
    { name: 'collection', legend: 'Collectie', values: [...collections].map(([value, label]) => ({ value, label })), folded: true },
  ]
  return (
    <FilteredResults
      action={path}
      label="Kamers filteren"
      count={countLabel(shown.length, 'kamer', 'kamers')}
      applied={filters.flatMap(({ name, values }) => (search[name] ?? []).map((value) => ({ label: values.find((known) => known.value === value)?.label ?? value, href: hrefWithout(path, search, name, value) })))}
      filters={filters.map(({ name, legend, values, folded }) => (
        <FilterGroup
          key={name}
          name={name}
          legend={legend}
          folded={folded}
          options={values.map(({ value, label }) => ({ value, label, count: countWith(rooms, roomFacets, search, name, value), checked: search[name]?.some((chosen) => chosen === value) ?? false }))}
        />
      ))}
    >
      {shown.length === 0
        ? <NoResults title="Deze kamer is nog niet gebouwd" text="Geen van de kamers heeft deze sfeer, toon en collectie tegelijk. Haal een filter weg." clearHref={path} />
        : <ul className={styles['rooms']}>{shown.map((room, index) => <li key={room.slug}><RoomEntry room={room} eager={index === 0} /></li>)}</ul>}
    </FilteredResults>
  )
}
