/** Spare parts by number, each with an id to link to. */
import { partId } from '#domain/articles/article-number.ts'
import type { Part } from '#domain/articles/article.schema.ts'
import styles from './PartList.module.css'

export function PartList({ parts }: { parts: readonly Part[] }) {
  return (
    <ul className={styles['parts']}>
      {parts.map(({ number, name, note, guide }) => (
        <li key={number} id={partId(number)}>
          <span className={styles['number']}>{number}</span>
          <span>
            <strong>{name}</strong>
            <br />
            {note}
            {guide !== null && (
              <>
                .{' '}
                <a href={guide}>
                  Zo zet u het erin<span className="visually-hidden">: {name}</span>
                </a>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
