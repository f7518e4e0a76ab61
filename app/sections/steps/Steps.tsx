/** The numbered steps of a process, with pictures where there are any. */
import { Picture } from '#app/ui/picture/Picture.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import type { SectionProps } from '../section-frame.ts'
import styles from './Steps.module.css'

/** Beside the numbers, and from 900 px on beside the title too. */
const pictureSizes = '(width <= 480px) 64vw, 22rem'

export function Steps({ title, items, frame }: SectionProps<'steps'>) {
  return (
    <Band {...frame} split={4}>
      <h2 className={styles['title']}>{title}</h2>
      <ol className={styles['steps']}>
        {items.map((item, index) => (
          <li key={item.title} className={styles['step']}>
            <span className={styles['number']} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles['words']}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </div>
            {item.picture?.file && (
              <div className={styles['picture']}>
                <Picture slot={item.picture} sizes={pictureSizes} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </Band>
  )
}
