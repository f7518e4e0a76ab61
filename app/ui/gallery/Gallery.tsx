/**
 * Pictures of one thing beside each other, one in sight at a time: swiped, stepped through with buttons and keys, or chosen by a small one beneath.
 * The row is the browser's own scrolling, so without JavaScript it can be swiped and the small ones lead to their picture.
 */
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useId, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import type { PictureSlot } from '#app/lib/picture-slot.ts'
import { Picture } from '../picture/Picture.tsx'
import { Enlargeable } from './Enlargeable.tsx'
import { placeAfter } from './row-place.ts'
import { useRow } from './use-row.ts'
import styles from './Gallery.module.css'

/** All slides have the proportion of the first one. `label` names the small picture; `content` stands in the place of the picture alone; `caption` under it. */
export type Slide = { key: string; label: string; picture: PictureSlot; content?: ReactNode; caption?: ReactNode }

/** `name`: whose pictures they are; `sizes`: how wide the row is. Stands in an EnlargeArea; give it a `key` when the first picture may change. */
export function Gallery({ name, slides, sizes }: { name: string; slides: readonly Slide[]; sizes: string }) {
  const id = useId()
  const { place, go, handlers } = useRow()
  const count = slides.length

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = placeAfter(event.key, place, count)
    if (next === null || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return
    event.preventDefault()
    go(next)
    // The focus goes along within the row, and within the small ones.
    const items = event.target instanceof Element ? event.target.closest('ul')?.children : undefined
    const link = [...items?.[next]?.querySelectorAll('a') ?? []].find((candidate) => candidate.checkVisibility({ visibilityProperty: true }))
    link?.focus({ preventScroll: true })
  }
  const choose = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    go(index)
  }
  return (
    // The keys are those of the links and buttons in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section aria-label={`Foto’s van ${name}`} onKeyDown={onKeyDown}>
      <ul className={styles['row']} {...handlers}>
        {slides.map(({ key, picture, content, caption }, index) => (
          <li key={key} id={`${id}-${index}`} className={styles['slide']}>
            {content ?? <Enlargeable slot={picture} sizes={sizes} priority={index === 0 ? 'hero' : 'lazy'} sign />}
            {caption !== undefined && <div className={styles['caption']}>{caption}</div>}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={styles['foot']}>
          <ul className={styles['small']}>
            {slides.map(({ key, label, picture }, index) => (
              <li key={key}>
                <a href={`#${id}-${index}`} aria-label={`Foto ${index + 1}: ${label}`} aria-current={index === place ? 'true' : undefined} onClick={(event) => choose(event, index)}>
                  <Picture slot={picture} sizes="5rem" decorative />
                </a>
              </li>
            ))}
          </ul>
          <div className={styles['steps']}>
            <button type="button" aria-label="Vorige foto" aria-disabled={place === 0 || undefined} onClick={() => go(Math.max(0, place - 1))}><IconArrowLeft size={20} stroke={1.5} aria-hidden="true" /></button>
            <output><span className="visually-hidden">Foto </span>{place + 1} <span aria-hidden="true">/</span><span className="visually-hidden">van</span> {count}</output>
            <button type="button" aria-label="Volgende foto" aria-disabled={place === count - 1 || undefined} onClick={() => go(Math.min(count - 1, place + 1))}><IconArrowRight size={20} stroke={1.5} aria-hidden="true" /></button>
          </div>
        </div>
      )}
    </section>
  )
}
