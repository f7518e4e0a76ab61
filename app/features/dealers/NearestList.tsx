/** The dealers nearest to a place. */
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#app/ui/link/href.ts'
import { finderId } from '#domain/dealers/dealer-query.ts'
import { nearestDealersQueryOptions } from './dealer-queries.ts'
import { NearDealers } from './NearDealers.tsx'
import { forgetPlace } from './place-store.ts'
import styles from './NearestDealers.module.css'

/** `otherwise` is shown until the dealers are loaded, and when the place is unknown. */
export type NearestListProps = { near: string; otherwise: ReactNode }

export function NearestList({ near, otherwise }: NearestListProps) {
  const { data: nearest } = useQuery(nearestDealersQueryOptions(near))
  if (!nearest || nearest.dealers.length === 0) return otherwise
  return (
    <>
      <p className={styles['head']}>Hemelsbreed vanaf {nearest.label}</p>
      <NearDealers dealers={nearest.dealers} />
      <p className={styles['item']}>
        <a className={styles['name']} href={hrefTo({ to: '/verkooppunten', search: { near }, hash: finderId })}>
          Alle verkooppunten op afstand
        </a>
        <button type="button" className={styles['forget']} onClick={forgetPlace}>
          Vergeet deze plaats
        </button>
      </p>
    </>
  )
}
