/** The hours and the address of the showroom in one line, and the way to an appointment: for the first screen. */
import { useEditedShell } from '#app/features/pages/edited-shell.ts'
import { listedInLine } from '#app/lib/sentence-case.ts'
import { openingHours } from '#domain/opening-hours.ts'
import { site } from '#domain/site.ts'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import styles from './VisitOpening.module.css'

export function VisitOpening() {
  const { openingHours: week = openingHours } = useEditedShell()
  const open = week.showroomHours.filter(({ hours }) => /\d/.test(hours))
  return (
    <div className={styles['visit']}>
      <ButtonLink href={hrefTo({ to: '/showroom/afspraak' })}>Maak een afspraak</ButtonLink>
      <p className={styles['brief']}>
        <a href="#waar">
          {site.address.street}, {site.address.city}
        </a>
        <br />
        {listedInLine(open.map(({ days, hours }) => `${days} ${hours}`))}
      </p>
    </div>
  )
}
