/** Large figures, each with its label. */
import { Band } from '#app/ui/band/Band.tsx'
import type { SectionProps } from '../section-frame.ts'
import styles from './Facts.module.css'

/** Values up to this many characters are figures, set larger than words. */
const maxFigureLength = 11

export function Facts({ title, items, frame }: SectionProps<'facts'>) {
  const figures = items.every((item) => item.value.length <= maxFigureLength)
  return (
    <Band {...frame}>
      {title && <h2>{title}</h2>}
      <dl className={styles['facts']} data-count={items.length} data-size={figures ? 'figures' : 'words'}>
        {items.map((item) => (
          <div key={item.label} className={styles['fact']}>
            <dt>{item.label}</dt>
            <dd>{item.value}</dd>
          </div>
        ))}
      </dl>
    </Band>
  )
}
