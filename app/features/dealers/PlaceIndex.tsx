/** Provinces, countries or distances with the number of dealers of each; one without dealers is named but not a link. */
import type { Choice } from '#domain/dealers/dealer-query.ts'
import styles from './PlaceIndex.module.css'

type PlaceIndexProps<TPlace> = {
  label: string
  places: readonly TPlace[]
  /** The address of a place; null when it has no page. */
  hrefOf: (place: TPlace) => string | null
  /** Slug of the chosen place. */
  current?: string | undefined
  /** 'large' opens a page, 'line' filters a list. */
  look: 'large' | 'line'
}

export function PlaceIndex<TPlace extends Choice>({ label, places, hrefOf, current, look }: PlaceIndexProps<TPlace>) {
  return (
    <nav aria-label={label}>
      <ul className={styles['index']} data-look={look}>
        {places.map((place) => {
          const href = place.count === 0 && place.slug !== current ? null : hrefOf(place)
          const words = (
            <>
              {place.name}
              <span className={styles['count']} aria-hidden="true">
                {place.count}
              </span>
              <span className="visually-hidden">{` (${place.count})`}</span>
            </>
          )
          return (
            <li key={place.slug}>
              {href === null ? (
                <span className={styles['place']} data-empty={place.count === 0 || undefined}>
                  {words}
                </span>
              ) : (
                <a className={styles['place']} href={href} aria-current={place.slug === current ? 'true' : undefined}>
                  {words}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
