/** Ways on: tall pictures in a staggered gallery, or large lines of text until all pictures are made. */
import { Picture } from '#app/ui/picture/Picture.tsx'
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import type { SectionOf } from '../section.schema.ts'
import type { SectionFrame } from '../section-frame.ts'
import styles from './Links.module.css'

export function Links({ title, items, frame }: SectionOf<'links'> & { frame?: SectionFrame }) {
  const Heading = title === undefined ? 'h2' : 'h3'
  const pictured = items.every((item) => item.picture?.file)
  return (
    <Band {...frame} data-print={pictured ? undefined : 'hide'}>
      {title && <h2 className={styles['title']} data-look={pictured ? 'gallery' : 'lines'}>{title}</h2>}
      <ul className={styles['links']} data-look={pictured ? 'gallery' : 'lines'} data-titled={title !== undefined || undefined} data-count={items.length}>
        {items.map((item) => (
          <li key={item.href} className={styles['item']}>
            <ContentLink href={item.href} className={styles['link']}>
              {item.picture && <span className={styles['picture']}><Picture slot={item.picture} sizes={`(width <= 700px) 50vw, ${items.length === 2 || items.length === 4 ? 46 : 32}vw`} decorative /></span>}
              <Heading className={styles['name']}>{item.title}</Heading>
              {item.text && <span className={styles['text']}>{item.text}</span>}
            </ContentLink>
          </li>
        ))}
      </ul>
    </Band>
  )
}
