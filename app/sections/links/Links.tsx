/** Links to other pages: pictures in a gallery, or large lines of text until all pictures are made. */
import { Picture } from '#app/ui/picture/Picture.tsx'
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import type { SectionProps } from '../section-frame.ts'
import styles from './Links.module.css'

/** `sizes`: two columns on a phone; two, three or four on wider windows. */
function widthOf(count: number, small: boolean): string {
  return `(width <= 700px) 44vw, ${small ? 12 : count === 2 ? 45 : count === 4 ? 22 : 29}vw`
}

/** A picture is kept, other files open in the window. */
const isPictureFile = /^\/media\/.*\.webp$/

/** `small`: each picture beside its name, for what is not the subject of the page. */
export function Links({ title, items, frame, small = false }: SectionProps<'links'> & { small?: boolean }) {
  const Heading = title === undefined ? 'h2' : 'h3'
  const pictured = items.every((item) => item.picture?.file)
  return (
    <Band {...frame} split={title === undefined || pictured ? undefined : 4} data-print={pictured ? undefined : 'hide'}>
      {title && <h2 className={styles['title']}>{title}</h2>}
      <ul
        className={styles['links']}
        data-look={pictured ? 'gallery' : 'lines'}
        data-titled={title !== undefined || undefined}
        data-count={items.length}
        data-small={small || undefined}
      >
        {items.map((item) => (
          <li key={item.href} className={styles['item']}>
            <ContentLink href={item.href} className={styles['link']} download={isPictureFile.test(item.href)}>
              {item.picture && (
                <span className={styles['picture']}>
                  <Picture slot={item.picture} sizes={widthOf(items.length, small)} decorative />
                </span>
              )}
              <Heading className={styles['name']}>{item.title}</Heading>
              {item.text && <span className={styles['text']}>{item.text}</span>}
            </ContentLink>
          </li>
        ))}
      </ul>
    </Band>
  )
}
