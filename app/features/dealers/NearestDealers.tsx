/** The three dealers nearest to the place that was searched for in this browser, whose list comes late; the four countries until then, in as much room. */
import { createLatePart } from '#app/lib/late-part.ts'
import { countryName, countryPath, countrySlugs, prepositionOf } from './dealer-places.ts'
import type { NearestListProps } from './NearestList.tsx'
import { useChosenPlace } from './place-store.ts'
import styles from './NearestDealers.module.css'

const list = createLatePart<NearestListProps>(() => import('./NearestList.tsx').then(({ NearestList }) => NearestList))

export function NearestDealers() {
  const near = useChosenPlace()
  return near === null ? <Countries /> : <list.Part near={near} otherwise={<Countries />} meanwhile={<Countries />} />
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
              <a className={styles['name']} href={countryPath(name)}>{name}</a>
              <span className={styles['where']}>{slug === 'nederland' ? 'Per provincie en plaats' : `Alle zaken ${prepositionOf(name)} ${name}`}</span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
