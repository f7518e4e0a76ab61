/** A row of close-ups, each with a name and a text. Until all pictures are made, only the texts. */
import { Enlargeable } from '#app/ui/gallery/Enlargeable.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import type { SectionProps } from '../section-frame.ts'
import styles from './Details.module.css'

/**
 * `sizes`: above its text on a phone and beside it on a small tablet; on wider windows a row of two to four, four of them two by two up to 1100 px. Above that, two or
 * three are beside their title.
 */
function widthOf(count: number, isTitled: boolean): string {
  const beside = isTitled ? { 2: '33vw', 3: '21vw' }[count] : undefined
  const medium = count === 3 ? '29vw' : '45vw'
  return `(width <= 480px) 90vw, (width <= 768px) 40vw, (width <= 1100px) ${medium}, ${beside ?? (count === 4 ? '21vw' : medium)}`
}

export function Details({ title, items, frame }: SectionProps<'details'>) {
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
                <Enlargeable slot={item.picture} sizes={widthOf(items.length, title !== undefined)} fill />
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
