/** Links to other pages: pictures in a gallery, or large lines of text until all pictures are made. */
import { Picture } from '#app/ui/picture/Picture.tsx'
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import type { SectionProps } from '../section-frame.ts'
import styles from './Links.module.css'

/** On wide windows: three, or what leaves no place empty. On a phone there are two. */
const columnsOf = (count: number) => (count === 2 ? 2 : count % 3 > 0 && count % 4 === 0 ? 4 : 3)

/** The ending of a file of this site, in which the path of no page ends. A picture is kept; for other files the server says so. */
const fileEnding = /^\/[^?]*\.([a-z]{3,4})$/

/** `small`: each picture beside its name, for what is not the subject of the page. */
export function Links({ title, items, frame, small = false }: SectionProps<'links'> & { small?: boolean }) {
  const Heading = title === undefined ? 'h2' : 'h3'
  const columns = columnsOf(items.length)
  const pictured = items.every((item) => item.picture?.file)
  return (
    <Band {...frame} split={title === undefined || pictured ? undefined : 4} data-print={pictured ? undefined : 'hide'}>
      {title && <h2>{title}</h2>}
      <ul
        className={styles['links']}
        data-look={pictured ? 'gallery' : 'lines'}
        data-titled={title !== undefined || undefined}
        data-columns={columns}
        data-small={small || undefined}
      >
        {items.map((item) => {
          const ending = fileEnding.exec(item.href)?.[1]
          return (
            <li key={item.href} className={styles['item']}>
              <ContentLink
                href={item.href}
                className={styles['link']}
                download={ending === 'webp'}
                data-file={ending}
                data-icon={ending && 'download'}
              >
                {item.picture && (
                  <span className={styles['picture']}>
                    <Picture
                      slot={item.picture}
                      sizes={`(width<=700px) 44vw,${small ? '(width<=1000px) 29vw,12' : Math.floor(91 / columns)}vw`}
                      decorative
                    />
                  </span>
                )}
                <Heading className={styles['name']}>{item.title}</Heading>
                {item.text && <span className={styles['text']}>{item.text}</span>}
              </ContentLink>
            </li>
          )
        })}
      </ul>
    </Band>
  )
}
