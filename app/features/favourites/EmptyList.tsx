/** An empty list with links to pages that fill it. */
import { useHydrated } from '@tanstack/react-router'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import styles from './EmptyList.module.css'

export function EmptyList({ title, text }: { title: string; text: string }) {
  const isKnown = useHydrated()
  return (
    <div className={styles['empty']} data-waiting={!isKnown || undefined}>
      <h2>{title}</h2>
      <p className={styles['text']}>{text}</p>
      <p className={styles['links']}>
        <ButtonLink href={hrefTo({ to: '/inspiratie' })}>Kijk rond in negen kamers</ButtonLink>
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
