/** The three dealers nearest to the place that this browser last searched for; without one, and until they are loaded, the four countries at the same height. */
import { lazyComponent } from '#app/lib/lazy-component/lazy-component.ts'
import { countryName, countryPath, countrySlugs, prepositionOf } from '#domain/dealers/dealer-places.ts'
import type { NearestListProps } from './NearestList.tsx'
import { useRememberedPlace } from './place-store.ts'
import styles from './NearestDealers.module.css'

const list = lazyComponent<NearestListProps>(() => import('./NearestList.tsx').then(({ NearestList }) => NearestList))

export function NearestDealers() {
  const near = useRememberedPlace()
  const countries = <Countries />
  return near === null ? countries : <list.LazyComponent near={near} otherwise={countries} fallback={countries} />
}

function Countries() {
  return (
    <>
      <p className={styles['head']}>Per land</p>
      <ul className={styles['list']}>
        {countrySlugs.map((slug) => {
          const name = countryName(slug)
          return (
            <li key={slug} className={styles['item']}>
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
