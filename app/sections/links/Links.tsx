/** Links to other pages: pictures in a gallery, or large lines of text until all pictures are made. */
import { Picture } from '#app/ui/picture/Picture.tsx'
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import type { SectionProps } from '../section-frame.ts'
import styles from './Links.module.css'

/** On wide windows: three, or what leaves no place empty. On a phone there are two. */
const columnsOf = (count: number) => (count === 2 ? 2 : count % 3 > 0 && count % 4 === 0 ? 4 : 3)

/** The `sizes` of a picture. An even number comes in pairs up to a tablet; a telephone shows the middle of a room, cropped to half its width. */
function sizesOf(count: number, columns: number, isRoom: boolean): string {
  const pairs = `${isRoom ? '(width<=600px) 82vw,' : ''}(width<=${columns === 4 ? 700 : 1000}px) 45vw`
  return `${count % 2 ? '(width<=700px) 44vw' : pairs},${Math.floor(91 / columns)}vw`
}

/** That of one beside its name. */
const smallSizes = '(width<=700px) 44vw,(width<=1000px) 29vw,12vw'

/** The ending of a file of this site, in which the path of no page ends. A picture is kept; for other files the server says so. */
const fileEnding = /^\/[^?]*\.([a-z]{3,4})$/

/** More lines than this are in two columns under their title. */
const maxBesideTitle = 5

/** `small`: each picture beside its name, for what is not the subject of the page; `lead`: two columns, on wide windows three after two that are larger. */
export function Links({
  title,
  items,
  frame,
  small = false,
  lead = false,
}: SectionProps<'links'> & { small?: boolean; lead?: boolean }) {
  const Heading = title === undefined ? 'h2' : 'h3'
  const columns = lead ? 2 : columnsOf(items.length)
  const pictured = items.every((item) => item.picture?.file)
  const isBeside = title !== undefined && !pictured && items.length <= maxBesideTitle
  return (
    <Band {...frame} split={isBeside ? 4 : undefined} data-print={pictured ? undefined : 'hide'}>
      {title && <h2>{title}</h2>}
      <ul
        className={styles['links']}
        data-look={pictured ? 'gallery' : 'lines'}
        data-titled={title !== undefined || undefined}
        data-columns={columns}
        data-small={small || undefined}
        data-lead={lead || undefined}
      >
        {items.map((item, index) => {
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
                      sizes={
                        small
                          ? smallSizes
                          : sizesOf(items.length, lead && index > 1 ? 3 : columns, item.picture.ratio === '3/2')
                      }
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
