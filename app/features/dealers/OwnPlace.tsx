/** 'Mijn locatie': asks the browser where the visitor is, only when it is pressed, and searches around there. */
import { IconCurrentLocation } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { hrefTo } from '#app/ui/link/href.ts'
import type { DealerSearch } from './dealer-search.ts'
import { writeCoordinates } from '#domain/dealers/found-place.ts'
import styles from './DealerFinder.module.css'

/** So long the browser may look, in ms. */
const patience = 10_000
const never = () => () => undefined

export function OwnPlace({ search, hash }: { search: Pick<DealerSearch, 'radius'>; hash: string }) {
  const router = useRouter()
  const [said, setSaid] = useState('')
  // Without JavaScript it could do nothing; the place stays free for it, so that nothing moves when it comes to life.
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const look = () => {
    setSaid('Wij vragen uw browser waar u bent …')
    if (!('geolocation' in navigator)) return setSaid(refused)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setSaid('')
        router.history.push(
          hrefTo({ to: '/verkooppunten', search: { near: writeCoordinates(coords), radius: search.radius }, hash }),
        )
      },
      () => setSaid(refused),
      { maximumAge: 600_000, timeout: patience },
    )
  }
  return (
    <p className={styles['own']} data-alive={alive || undefined}>
      <button type="button" className={styles['ownButton']} onClick={look} disabled={!alive}>
        <IconCurrentLocation size={18} aria-hidden="true" />
        Mijn locatie
      </button>
      <output>{said}</output>
    </p>
  )
}

const refused = 'Uw browser geeft de locatie niet door. Vul een plaats of postcode in, dat werkt net zo goed.'
