/** Dealers near a place or a dealer, with their distances as the crow flies. */
import { SiteLink } from '#app/ui/link/SiteLink.tsx'
import { formatKm } from '#domain/dealers/distance.ts'
import styles from './NearestDealers.module.css'

type NearDealer = { id: string; slug: string; name: string; town: string; km: number }

export function NearDealers({ dealers }: { dealers: readonly NearDealer[] }) {
  return (
    <ol className={styles['list']}>
      {dealers.map(({ id, slug, name, town, km }) => (
        <li key={id} className={styles['item']} data-dealer={id}>
          <SiteLink
            className={styles['name']}
            link={{ to: '/verkooppunten/$verkooppunt', params: { verkooppunt: slug } }}
          >
            {name}
          </SiteLink>
          <span className={styles['km']}>{formatKm(km)}</span>
          <span className={styles['where']}>{town}</span>
        </li>
      ))}
    </ol>
  )
}
