/** Tells an editor that drafts are shown, what is wrong with them, and how to go back to the site as visitors see it. */
import styles from './PreviewBar.module.css'

export function PreviewBar({ refused }: { refused: readonly string[] }) {
  return (
    <aside className={styles['bar']} aria-label="Concept" data-print="hide">
      <p>
        <strong>Concept</strong> U ziet wat nog niet gepubliceerd is.{' '}
        <a className={styles['leave']} href="/api/voorbeeld?stop=">
          Naar de site zoals bezoekers haar zien
        </a>
      </p>
      {refused.length > 0 && (
        <ul className={styles['refused']}>
          {refused.map((problem) => (
            <li key={problem}>Kan zo niet: {problem}</li>
          ))}
        </ul>
      )}
    </aside>
  )
}
