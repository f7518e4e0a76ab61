/** Numbers worth remembering, large, with what they count under them. */
import { Band } from '#app/ui/band/Band.tsx'
import type { SectionOf } from '#domain/pages/section.schema.ts'
import type { SectionFrame } from '../section-frame.ts'
import styles from './Facts.module.css'

/** Values up to this many characters are figures and stand larger than words. */
const figureLength = 11

export function Facts({ title, items, frame }: SectionOf<'facts'> & { frame?: SectionFrame }) {
  const figures = items.every((item) => item.value.length <= figureLength)
  return (
    <Band {...frame}>
      {title && <h2 className={styles['title']}>{title}</h2>}
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
