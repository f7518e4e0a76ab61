/** 'Mijn locatie': asks the browser where the visitor is, only when it is pressed, and searches around there. */
import { IconCurrentLocation } from '@tabler/icons-react'
import { useHydrated, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { hrefTo } from '#app/ui/link/href.ts'
import { finderId } from '#domain/dealers/dealer-query.ts'
import { writeCoordinates } from '#domain/dealers/found-place.ts'
import type { DealerSearch } from './dealer-search.ts'
import styles from './DealerFinder.module.css'

const refused = 'Uw browser geeft de locatie niet door. Vul een plaats of postcode in, dat werkt net zo goed.'

/** Until the page is hydrated it is hidden, but its room is kept so that nothing moves. */
export function OwnPlace({ radius }: Pick<DealerSearch, 'radius'>) {
  const router = useRouter()
  const isHydrated = useHydrated()
  const [status, setStatus] = useState('')
  const locate = () => {
    setStatus('Wij vragen uw browser waar u bent …')
    if (!('geolocation' in navigator)) return setStatus(refused)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setStatus('')
        const search = { near: writeCoordinates(coords), radius }
        router.history.push(hrefTo({ to: '/verkooppunten', search, hash: finderId }))
      },
      () => setStatus(refused),
      { maximumAge: 600_000, timeout: 10_000 },
    )
  }
  return (
    <p className={styles['own']} data-hydrated={isHydrated || undefined}>
      <button type="button" className={styles['ownButton']} onClick={locate} disabled={!isHydrated}>
        <IconCurrentLocation size={18} aria-hidden="true" />
        Mijn locatie
      </button>
      <output>{status}</output>
    </p>
  )
}
