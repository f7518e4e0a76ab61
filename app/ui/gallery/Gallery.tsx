/**
 * Pictures of one thing beside each other, one in sight at a time: swiped, stepped through with buttons and keys, or chosen by a small one beneath.
 * The row is the browser's own scrolling, so without JavaScript it can be swiped and the small ones lead to their picture. What is written here is how it opens;
 * from then on it is moved where it stands (attend-galleries.ts).
 */
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import type { PictureSlot } from '#domain/picture-slot.ts'
import { Picture } from '../picture/Picture.tsx'
import { Enlargeable } from './Enlargeable.tsx'
import { attendGalleries } from './galleries.ts'
// Where a gallery is made anew, what moves it is at hand.
import './attend-galleries.ts'
import styles from './Gallery.module.css'

/** How wide the row is, beside what is said of the thing, in windows of any width. */
export const rowSizes = '(width <= 700px) 91vw, (width <= 900px) 44vw, 53vw'

/** All slides have the proportion of the first one. `label` names the small picture; `content` stands in the place of the picture alone; `caption` under it. */
export type Slide = { key: string; label: string; picture: PictureSlot; content?: ReactNode; caption?: ReactNode }

/** `name`: whose pictures they are. Stands in an EnlargeArea; give it a `key` when the first picture may change. */
export function Gallery({ name, slides }: { name: string; slides: readonly Slide[] }) {
  const id = useId()
  const count = slides.length
  return (
    <section ref={attendGalleries} aria-label={`Foto’s van ${name}`} data-gallery>
      <ul className={styles['row']}>
        {slides.map(({ key, picture, content, caption }, index) => (
          <li key={key} id={`${id}-${index}`} className={styles['slide']}>
            {content ?? <Enlargeable slot={picture} sizes={rowSizes} priority={index === 0 ? 'hero' : 'lazy'} sign />}
            {caption !== undefined && <div className={styles['caption']}>{caption}</div>}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={styles['foot']}>
          <ul className={styles['small']} data-small>
            {slides.map(({ key, label, picture }, index) => (
              <li key={key}>
                <a
                  href={`#${id}-${index}`}
                  aria-label={`Foto ${index + 1}: ${label}`}
                  aria-current={index === 0 ? 'true' : undefined}
                >
                  <Picture slot={picture} sizes="5rem" most={320} decorative />
                </a>
              </li>
            ))}
          </ul>
          <div className={styles['steps']}>
            <button type="button" aria-label="Vorige foto" aria-disabled data-step="-1">
              <IconArrowLeft size={20} aria-hidden="true" />
            </button>
            <output>
              <span className="visually-hidden">Foto </span>
              <span data-place>1</span> <span aria-hidden="true">/</span>
              <span className="visually-hidden">van</span> {count}
            </output>
            <button type="button" aria-label="Volgende foto" data-step="1">
              <IconArrowRight size={20} aria-hidden="true" />
            </button>
          </div>
        </div>
      )}
    </section>
  )
}
