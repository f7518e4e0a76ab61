/** A strip of close-ups, each with a name and a line about it. While one of them has no picture, the words alone: a row with a hole in it says less. */
import { Enlargeable } from '#app/ui/gallery/Enlargeable.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import type { SectionOf } from '#domain/pages/section.schema.ts'
import type { SectionFrame } from '../section-frame.ts'
import styles from './Details.module.css'

/** Beside its words on a telephone; in a row of two to four on a wider window, four of them two by two until there is room. */
function widthOf(count: number): string {
  return `(width <= 768px) 40vw, ${count === 2 ? '45vw' : count === 3 ? '29vw' : '(width <= 1100px) 45vw, 21vw'}`
}

export function Details({ title, items, frame }: SectionOf<'details'> & { frame?: SectionFrame }) {
  const Heading = title === undefined ? 'h2' : 'h3'
  const pictured = items.every(({ picture }) => picture?.file)
  return (
    <Band {...frame}>
      {title && <h2 className={styles['title']}>{title}</h2>}
      <ul className={styles['items']} data-count={items.length} data-look={pictured ? undefined : 'words'}>
        {items.map((item) => (
          <li key={item.title} className={styles['item']}>
            {pictured && item.picture && (
              <div className={styles['picture']}>
                <Enlargeable slot={item.picture} sizes={widthOf(items.length)} fill />
              </div>
            )}
            <div>
              <Heading className={styles['name']}>{item.title}</Heading>
              <p className={styles['text']}>{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  )
}
