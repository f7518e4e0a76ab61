/** An empty list with links to pages that fill it. */
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import styles from './Nothing.module.css'

export function Nothing({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles['nothing']}>
      <h2>{title}</h2>
      <p className={styles['text']}>{text}</p>
      <p className={styles['ways']}>
        <ButtonLink href={hrefTo({ to: '/inspiratie' })}>Kijk rond in achttien kamers</ButtonLink>
        <ButtonLink look="secondary" href={hrefTo({ to: '/collecties' })}>
          Bekijk de collecties
        </ButtonLink>
      </p>
      <noscript>
        <p>Bewaren kan alleen met JavaScript aan. Een gedeeld adres openen kan altijd.</p>
      </noscript>
    </div>
  )
}
