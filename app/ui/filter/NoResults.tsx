/** Shown instead of a list without results: why, and a link that removes all filters. */
import { ButtonLink } from '#app/ui/button/Button.tsx'
import styles from './NoResults.module.css'

export function NoResults({ title, text, clearHref }: { title: string; text: string; clearHref: string }) {
  return (
    <div className={styles['empty']}>
      <h2 className={styles['title']}>{title}</h2>
      <p>{text}</p>
      <ButtonLink look="secondary" href={clearHref}>
        Alles wissen
      </ButtonLink>
    </div>
  )
}
