/** How the map is moved, and whose it is. */
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
import styles from './DealersBesideMap.module.css'

export function MapWords() {
  return (
    <>
      <p className={styles['fingers']}>Verschuif en vergroot de kaart met twee vingers.</p>
      <p>
        Kaart: provincies <ContentLink href="https://github.com/VictorCazanave/svg-maps">svg-maps</ContentLink>,
        plaatsen GeoNames (
        <ContentLink href="https://creativecommons.org/licenses/by/4.0/deed.nl">CC BY 4.0</ContentLink>), landen Natural
        Earth.
      </p>
    </>
  )
}
