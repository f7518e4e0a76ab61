/**
 * Pictures of one item side by side, one in view at a time: swiped, stepped through with buttons and keys, or chosen by a thumbnail.
 * The row scrolls natively, so without JavaScript it can be swiped and the thumbnails lead to their picture.
 * Tab stops once, at the picture in view; arrow keys, Home and End go to the others.
 */
import { useHydrated } from '@tanstack/react-router'
import { useId, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { isPlainClick } from '#app/lib/plain-click.ts'
import type { PictureSlot } from '#domain/picture-slot.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { Picture } from '../picture/Picture.tsx'
import { TabStopContext } from './enlarge-context.ts'
import { Enlargeable } from './Enlargeable.tsx'
import { placeAfter, useRow } from './use-row.ts'
import styles from './Gallery.module.css'

/** The `sizes` of a picture in the row, beside the text about the item. */
export const rowSizes = '(width<=700px) 91vw,(width<=900px) 52vw,min(53vw,72svh)'

/**
 * All slides have the proportion of the first one. `label` names the thumbnail; `content` replaces the picture in the row.
 * `choice`: a link after the caption that chooses what is pictured; the page has it elsewhere too, so Tab passes it by.
 */
export type Slide = {
  key: string
  label: string
  picture: PictureSlot
  content?: ReactNode
  caption?: string
  choice?: { href: string; label: string }
}

/** `name`: what the pictures show. Place it in an EnlargeArea, with a `key` when the first picture may change. */
export function Gallery({ name, slides }: { name: string; slides: readonly Slide[] }) {
  const id = useId()
  const count = slides.length
  const { place, go, handlers } = useRow()
  // Without JavaScript there are no arrow keys, so every link is a stop.
  const passedBy = useHydrated() ? -1 : undefined

  const step = (key: string) => {
    const next = placeAfter(key, place, count)
    if (next !== null) go(next)
    return next
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isPlainClick(event)) return
    const next = step(event.key)
    if (next === null) return
    event.preventDefault()
    focusLinkOf(next)
  }
  const choose = (event: MouseEvent, index: number) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    go(index)
  }

  return (
    // The keys repeat its buttons and links.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section aria-label={`Foto’s van ${name}`} onKeyDown={onKeyDown} data-gallery>
      <ul className={styles['row']} {...handlers}>
        {slides.map(({ key, label, picture, content, caption, choice }, index) => (
          <li key={key} id={`${id}-${index}`} className={styles['slide']}>
            <TabStopContext value={index === place ? undefined : passedBy}>
              {content ?? <Enlargeable slot={picture} sizes={rowSizes} priority={index === 0 ? 'hero' : 'lazy'} sign />}
            </TabStopContext>
            {caption !== undefined && (
              <div className={styles['caption']} data-keep-place={choice && ''}>
                {caption}
                {choice && (
                  <>
                    {' '}
                    <a href={choice.href} tabIndex={passedBy}>
                      {choice.label}
                      <span className="visually-hidden">: {label}</span>
                    </a>
                  </>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={styles['foot']} data-print="hide">
          <ul className={styles['thumbnails']}>
            {slides.map(({ key, label, picture }, index) => (
              <li key={key}>
                <a
                  href={`#${id}-${index}`}
                  aria-label={`Foto ${index + 1}: ${label}`}
                  aria-current={index === place || undefined}
                  tabIndex={passedBy}
                  onClick={(event) => choose(event, index)}
                >
                  <Picture slot={picture} sizes="(width<=900px) 4.25rem,6.5rem" most={320} decorative />
                </a>
              </li>
            ))}
          </ul>
          <div className={styles['steps']} data-needs-js="">
            <IconButton
              label="Vorige foto"
              tabIndex={passedBy}
              aria-disabled={place === 0 || undefined}
              data-icon="arrow-left"
              onClick={() => step('ArrowLeft')}
            />
            <output>
              <span className="visually-hidden">Foto </span>
              <span data-place>{place + 1}</span> <span aria-hidden="true">/</span>
              <span className="visually-hidden">van</span> {count}
            </output>
            <IconButton
              label="Volgende foto"
              tabIndex={passedBy}
              aria-disabled={place === count - 1 || undefined}
              data-icon="arrow-right"
              onClick={() => step('ArrowRight')}
            />
          </div>
        </div>
      )}
    </section>
  )
}

/** Moves the focus within its list: to the first link of item `place` that takes it, as what is not shown does not. */
function focusLinkOf(place: number): void {
  for (const link of document.activeElement?.closest('ul')?.children[place]?.querySelectorAll('a') ?? []) {
    link.focus({ preventScroll: true })
    if (document.activeElement === link) return
  }
}
