/** The dealers nearest to the place that was searched for, if there is one. */
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#app/ui/link/href.ts'
import { SiteLink } from '#app/ui/link/SiteLink.tsx'
import { nearestDealersQueryOptions } from './dealer-queries.ts'
import { formatKm } from '#domain/dealers/distance.ts'
import { forgetPlace, useChosenPlace } from './place-store.ts'
import styles from './NearestDealers.module.css'

/** `otherwise`: what stands there while they are not known. */
export type NearestListProps = { otherwise: ReactNode }

export function NearestList({ otherwise }: NearestListProps) {
  const near = useChosenPlace()
  return near === null ? otherwise : <Near near={near} otherwise={otherwise} />
}

function Near({ near, otherwise }: NearestListProps & { near: string }) {
  const { data: nearest } = useQuery(nearestDealersQueryOptions(near))
  if (!nearest || nearest.dealers.length === 0) return otherwise
  return (
    <>
      <p className={styles['head']}>Hemelsbreed vanaf {nearest.label}</p>
      <ol className={styles['list']}>
        {nearest.dealers.map((dealer) => (
          <li key={dealer.id} className={styles['line']}>
            <SiteLink
              className={styles['name']}
              link={{ to: '/verkooppunten/$verkooppunt', params: { verkooppunt: dealer.slug } }}
            >
              {dealer.name}
            </SiteLink>
            <span className={styles['km']}>{formatKm(dealer.km)}</span>
            <span className={styles['where']}>{dealer.town}</span>
          </li>
        ))}
      </ol>
      <p className={styles['line']}>
        <a className={styles['name']} href={hrefTo({ to: '/verkooppunten', search: { near }, hash: 'zoek' })}>
          Alle verkooppunten op afstand
        </a>
        <button type="button" className={styles['forget']} onClick={forgetPlace}>
          Vergeet deze plaats
        </button>
      </p>
    </>
  )
}
