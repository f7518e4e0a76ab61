/** Links to the headings of a long text, which stay in sight beside it on a wide screen. Belongs in a Band. */
import { wordSlug } from '#domain/slug.ts'
import styles from './Contents.module.css'

/** Each of `titles` is a heading on the page with `wordSlug` of it as id. */
export function Contents({ label, titles }: { label: string; titles: readonly string[] }) {
  return (
    <nav className={styles['contents']} aria-label={label}>
      <p className={styles['label']} aria-hidden="true">
        {label}
      </p>
      <ol className={styles['list']}>
        {titles.map((title) => (
          <li key={title}>
            <a href={`#${wordSlug(title)}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
