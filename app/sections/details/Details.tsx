/** A strip of close-ups, each with a name and a line about it. While one of them has no picture, the words alone: a row with a hole in it says less. */
import { Enlargeable } from '#app/ui/gallery/Enlargeable.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import type { SectionOf } from '../section.schema.ts'
import type { SectionFrame } from '../section-frame.ts'
import styles from './Details.module.css'

export function Details({ title, items, frame }: SectionOf<'details'> & { frame?: SectionFrame }) {
  const Heading = title === undefined ? 'h2' : 'h3'
  const pictured = items.every(({ picture }) => picture?.file)
  return (
    <Band {...frame}>
      {title && <h2 className={styles['title']}>{title}</h2>}
      <ul className={styles['items']} data-count={items.length} data-look={pictured ? undefined : 'words'}>
        {items.map((item) => (
          <li key={item.title} className={styles['item']}>
            {pictured && item.picture && <div className={styles['picture']}><Enlargeable slot={item.picture} sizes={items.length === 2 ? '(width <= 768px) 40vw, 48vw' : '(width <= 768px) 40vw, 32vw'} fill /></div>}
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
