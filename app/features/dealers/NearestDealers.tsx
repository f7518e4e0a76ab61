/** The three dealers nearest to the place that was searched for in this browser, whose list comes late where there is such a place; the four countries until then, in as much room. */
import { useSyncExternalStore } from 'react'
import { lazyComponent } from '#app/lib/lazy-component/lazy-component.ts'
import { countryName, countryPath, countrySlugs, prepositionOf } from '#domain/dealers/dealer-places.ts'
import type { NearestListProps } from './NearestList.tsx'
import { placeStorageKey } from './place-key.ts'
import styles from './NearestDealers.module.css'

const list = lazyComponent<NearestListProps>(() => import('./NearestList.tsx').then(({ NearestList }) => NearestList))

export function NearestDealers() {
  const mayKnowPlace = useSyncExternalStore(never, isPlaceStored, () => false)
  return mayKnowPlace ? <list.LazyComponent otherwise={<Countries />} fallback={<Countries />} /> : <Countries />
}

/** What is stored changes while this is on the page by its own list only, which looks for itself. */
function never(): () => void {
  return () => {}
}

function isPlaceStored(): boolean {
  try {
    return localStorage.getItem(placeStorageKey) !== null
  } catch {
    return true // where storage refuses, the list knows what this visit holds
  }
}

function Countries() {
  return (
    <>
      <p className={styles['head']}>Per land</p>
      <ul className={styles['list']}>
        {countrySlugs.map((slug) => {
          const name = countryName(slug)
          return (
            <li key={slug} className={styles['line']}>
              <a className={styles['name']} href={countryPath(name)}>
                {name}
              </a>
              <span className={styles['where']}>
                {slug === 'nederland' ? 'Per provincie en plaats' : `Alle zaken ${prepositionOf(name)} ${name}`}
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
