/** The rooms with their filters: a picture, a title and a line each. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { Card } from '#app/ui/card/Card.tsx'
import { FacetedResults } from '#app/ui/filter/FacetedResults.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { roomFacets } from './room-filters.ts'
import { type RoomSearch } from './room-search.ts'
import { roomsQueryOptions } from './room-list-query.ts'
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
      isAbove
      empty={{
        title: 'Deze kamer is nog niet gebouwd',
        text: 'Geen van de kamers heeft deze sfeer, toon en collectie tegelijk. Haal een filter weg.',
      }}
    >
      {(shown) => (
        <ul className={styles['rooms']}>
          {shown.map(({ slug, title, line, picture }, index) => (
            // The id keeps addresses alive that named a room on this page.
            <li key={slug} id={slug}>
              <Card
                href={hrefTo({ to: '/inspiratie/$kamer', params: { kamer: slug } })}
                picture={picture}
                sizes={
                  shown.length % 2 === 1 && index === shown.length - 1
                    ? '(width <= 900px) 91vw, 45vw'
                    : '(width <= 700px) 91vw, 45vw'
                }
                isDecorative={false}
                isEager={index === 0}
                name={title}
                level={2}
                isLarge
                favourite={{ item: { kind: 'room', id: slug }, name: `kamer ${title}` }}
              >
                <p className={styles['line']}>{line}</p>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </FacetedResults>
  )
}
