/** Years with what happened in them, one under the other. */
import { Band } from '#app/ui/band/Band.tsx'
import type { SectionOf } from '#domain/pages/section.schema.ts'
import type { SectionFrame } from '../section-frame.ts'
import styles from './Timeline.module.css'

export function Timeline({ title, items, frame }: SectionOf<'timeline'> & { frame?: SectionFrame }) {
  return (
    <Band {...frame}>
      <h2 className={styles['title']}>{title}</h2>
      <ol className={styles['years']}>
        {items.map((item) => (
          <li key={`${item.year} ${item.title}`} className={styles['year']}>
            <time className={styles['number']} dateTime={String(item.year)}>
              {item.year}
            </time>
            <div className={styles['event']}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  )
}
