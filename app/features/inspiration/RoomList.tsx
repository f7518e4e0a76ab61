/** The rooms with their filters. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { FacetedResults } from '#app/ui/filter/FacetedResults.tsx'
import { RoomEntry } from './RoomEntry.tsx'
import { roomFacets, type RoomSearch } from './room-filters.ts'
import { roomsQueryOptions } from './room-query.ts'
import styles from './RoomList.module.css'

export function RoomList({ search }: { search: RoomSearch }) {
  const { data: rooms } = useSuspenseQuery(roomsQueryOptions())
  return (
    <FacetedResults
      path="/inspiratie"
      label="Kamers filteren"
      noun={['kamer', 'kamers']}
      items={rooms}
      facets={roomFacets}
      search={search}
      empty={{
        title: 'Deze kamer is nog niet gebouwd',
        text: 'Geen van de kamers heeft deze sfeer, toon en collectie tegelijk. Haal een filter weg.',
      }}
    >
      {(shown) => (
        <ul className={styles['rooms']} data-cards>
          {shown.map((room, index) => (
            <li key={room.slug}>
              <RoomEntry room={room} eager={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </FacetedResults>
  )
}
