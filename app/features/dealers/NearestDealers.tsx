/** The three dealers nearest to the place that was searched for in this browser; the four countries until then, in as much room. */
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#app/ui/link/href.ts'
import { SiteLink } from '#app/ui/link/SiteLink.tsx'
import { countryName, countryPath, countrySlugs, prepositionOf } from './dealer-places.ts'
import { nearestDealersQueryOptions } from './nearest-query.ts'
import { formatKm } from './distance.ts'
import { forgetPlace, useChosenPlace } from './place-store.ts'
import styles from './NearestDealers.module.css'

export function NearestDealers() {
  const near = useChosenPlace()
  const { data: nearest } = useQuery({ ...nearestDealersQueryOptions(near ?? ''), enabled: near !== null })
  if (near === null || !nearest || nearest.dealers.length === 0) return <Countries />
  return (
    <>
      <p className={styles['head']}>Hemelsbreed vanaf {nearest.label}</p>
      <ol className={styles['list']}>
        {nearest.dealers.map((dealer) => (
          <li key={dealer.id} className={styles['line']}>
            <SiteLink className={styles['name']} link={{ to: '/verkooppunten/$verkooppunt', params: { verkooppunt: dealer.slug } }}>{dealer.name}</SiteLink>
            <span className={styles['km']}>{formatKm(dealer.km)}</span>
            <span className={styles['where']}>{dealer.town}</span>
          </li>
        ))}
      </ol>
      <p className={styles['line']}>
        <a className={styles['name']} href={hrefTo({ to: '/verkooppunten', search: { near }, hash: 'zoek' })}>Alle verkooppunten op afstand</a>
        <button type="button" className={styles['forget']} onClick={forgetPlace}>Vergeet deze plaats</button>
      </p>
    </>
  )
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
