/** What most visitors of the service page come for: the form, and the number that it asks for. */
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import styles from './ServiceOpening.module.css'

export function ServiceOpening() {
  return (
    <p className={styles['opening']}>
      <ButtonLink href={hrefTo({ to: '/service/verzoek' })}>Onderdeel of serviceverzoek</ButtonLink>
      <ButtonLink look="secondary" href={hrefTo({ to: '/artikel' })}>
        Artikelnummer opzoeken
      </ButtonLink>
    </p>
  )
}
