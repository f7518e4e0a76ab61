/** What stands in the place of a list that came out empty: why, and the way back. */
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
