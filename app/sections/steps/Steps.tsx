/** The numbered steps of a process, with pictures of one proportion where there are any. */
import { Picture } from '#app/ui/picture/Picture.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import type { SectionProps } from '../section-frame.ts'
import styles from './Steps.module.css'

/** Beside the numbers. */
const pictureSizes = '(width <= 480px) 64vw, 22rem'
/** More steps than this are under their title on a wide window, each with its own title beside its text. */
const maxBesideTitle = 6

export function Steps({ title, items, frame }: SectionProps<'steps'>) {
  const isLong = items.length > maxBesideTitle
  return (
    <Band {...frame} split={isLong ? undefined : 4}>
      <h2 className={styles['title']}>{title}</h2>
      <ol className={styles['steps']} data-long={isLong || undefined}>
        {items.map((item) => (
          <li key={item.title} className={styles['step']}>
            <div className={styles['words']}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </div>
            {item.picture?.file && (
              <div className={styles['picture']}>
                <Picture slot={item.picture} sizes={pictureSizes} fill />
              </div>
            )}
          </li>
        ))}
      </ol>
    </Band>
  )
}
