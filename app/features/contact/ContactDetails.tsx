/** How to reach the maker: telephone and mail, the quickest ways, for the first screen; below it address and hours. */
import { openingHours } from '#domain/opening-hours.ts'
import { site } from '#domain/site.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { FactList } from '#app/ui/facts/FactList.tsx'
import { StructuredData } from '#app/ui/structured-data/StructuredData.tsx'
import { organizationData } from './contact-seo.ts'
import { SiteAddress } from './SiteAddress.tsx'
import { useEditedShell } from '#app/features/pages/edited-shell.ts'
import styles from './ContactDetails.module.css'

export function ContactOpening() {
  return (
    <div>
      <h2 className={styles['label']}>Bellen</h2>
      <p className={styles['large']}>
        <a href={site.phoneHref}>{site.phone}</a>
      </p>
      <h2 className={styles['label']}>Mailen</h2>
      <p className={styles['mail']}>
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </p>
    </div>
  )
}

export function ContactDetails() {
  const { openingHours: week = openingHours } = useEditedShell()
  return (
    <Band className={styles['details']} aria-label="Bereikbaarheid">
      <div className={styles['visit']}>
        <h2 className={styles['label']}>Adres</h2>
        <SiteAddress className={styles['address']} />
        <p className={styles['numbers']}>
          KvK {site.kvk}
          <br />
          Btw {site.btw}
        </p>
      </div>
      <div className={styles['service']}>
        <h2 className={styles['label']}>Gebrek of onderdeel</h2>
        <ButtonLink look="secondary" href={site.links.serviceRequest}>
          Meld het bij service
        </ButtonLink>
      </div>
      <div className={styles['hours']}>
        <h2 className={styles['label']}>Telefonisch bereikbaar</h2>
        <FactList facts={week.openingHours.map(({ days, hours }) => ({ label: days, value: hours }))} />
        <h2 className={styles['label']}>Showroom</h2>
        <FactList facts={week.showroomHours.map(({ days, hours }) => ({ label: days, value: hours }))} />
      </div>
      <StructuredData of={null} as={organizationData} />
    </Band>
  )
}
