/** Years and their events. */
import { Band } from '#app/ui/band/Band.tsx'
import type { SectionProps } from '../section-frame.ts'
import styles from './Timeline.module.css'

export function Timeline({ title, items, frame }: SectionProps<'timeline'>) {
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
