/** Pictures over the whole window: swiped or stepped through, and magnified up to their own pixels. */
import { IconArrowLeft, IconArrowRight, IconX, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { IconButton } from '../icon-button/IconButton.tsx'
import { ModalDialog } from '../modal-dialog/ModalDialog.tsx'
import { placeAfter, useRow } from './use-row.ts'
import { largestScale, stepIn, stepOut, withinScales } from './zoom-scale.ts'
import { ZoomPane, type ViewedPicture } from './ZoomPane.tsx'
import styles from './PictureViewer.module.css'

/** `opener`: the link in the EnlargeArea `area` that was followed; it gets the focus back. */
export type ViewerProps = { name: string; area: Element; opener: HTMLAnchorElement; onClose: () => void }

/** An arrow key moves a magnified picture by this many px. */
const keyStepPx = 80
const panKeys: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-keyStepPx, 0],
  ArrowRight: [keyStepPx, 0],
  ArrowUp: [0, -keyStepPx],
  ArrowDown: [0, keyStepPx],
}

export function PictureViewer({ name, area, opener, onClose }: ViewerProps) {
  const [{ pictures, start }] = useState(() => viewedPictures(area, opener))
  const closing = useRef<HTMLButtonElement>(null)
  const { place, go, handlers } = useRow(start)
  const [zoomed, setZoomed] = useState({ place: start, scale: 1 })
  const scale = zoomed.place === place ? zoomed.scale : 1
  const picture = pictures[place]
  const count = pictures.length

  useEffect(() => closing.current?.focus(), [])

  const zoomTo = (wanted: number) => {
    const row = handlers.ref.current
    if (row && picture)
      setZoomed({
        place,
        scale: withinScales(wanted, largestScale(picture, { width: row.clientWidth, height: row.clientHeight })),
      })
  }
  const close = () => {
    opener.focus({ preventScroll: true })
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return
    const pan = scale > 1 ? panKeys[event.key] : undefined
    const next = placeAfter(event.key, place, count)
    if (pan) handlers.ref.current?.querySelector('[data-zoomed]')?.scrollBy({ left: pan[0], top: pan[1] })
    else if (next !== null) go(next)
    else if (event.key === '+' || event.key === '=') zoomTo(stepIn(scale))
    else if (event.key === '-') zoomTo(stepOut(scale))
    else if (event.key === '0') zoomTo(1)
    else return
    event.preventDefault()
  }

  return (
    <ModalDialog
      className={styles['viewer']}
      data-tone="dark"
      aria-label={`Foto’s van ${name}`}
      onClose={close}
      onKeyDown={onKeyDown}
    >
      <div className={styles['top']}>
        <output className={styles['count']}>{`Foto ${place + 1} van ${count}`}</output>
        <Tool label="Verklein" isOff={scale === 1} onPress={() => zoomTo(stepOut(scale))}>
          <IconZoomOut size={22} aria-hidden="true" />
        </Tool>
        <Tool label="Vergroot" onPress={() => zoomTo(stepIn(scale))}>
          <IconZoomIn size={22} aria-hidden="true" />
        </Tool>
        <Tool ref={closing} label="Sluiten" onPress={() => closing.current?.closest('dialog')?.close()}>
          <IconX size={22} aria-hidden="true" />
        </Tool>
      </div>
      <ul className={styles['row']} {...handlers}>
        {pictures.map((each, index) => (
          <li key={each.href} className={styles['slide']} aria-hidden={index !== place || undefined}>
            {Math.abs(index - place) <= 1 && (
              <ZoomPane
                picture={each}
                isCurrent={index === place}
                scale={index === place ? scale : 1}
                onZoom={zoomTo}
              />
            )}
          </li>
        ))}
      </ul>
      <div className={styles['foot']}>
        {count > 1 && (
          <Tool label="Vorige foto" isOff={place === 0} onPress={() => go(Math.max(0, place - 1))}>
            <IconArrowLeft size={22} aria-hidden="true" />
          </Tool>
        )}
        <p className={styles['caption']} aria-hidden="true">
          {picture?.alt}
        </p>
        {count > 1 && (
          <Tool label="Volgende foto" isOff={place === count - 1} onPress={() => go(Math.min(count - 1, place + 1))}>
            <IconArrowRight size={22} aria-hidden="true" />
          </Tool>
        )}
      </div>
    </ModalDialog>
  )
}

type ToolProps = {
  ref?: Ref<HTMLButtonElement>
  label: string
  isOff?: boolean
  onPress: () => void
  children: ReactNode
}

/** A button that keeps the focus when it is off. */
function Tool({ label, isOff = false, onPress, ...button }: ToolProps) {
  return (
    <IconButton
      className={styles['tool']}
      label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onPress()
      }}
      {...button}
    />
  )
}

/** The pictures of an EnlargeArea that are visible there, each of them once; `start` is the place of the one that `opener` links to. */
function viewedPictures(area: Element, opener: HTMLAnchorElement): { pictures: ViewedPicture[]; start: number } {
  const shown = [...area.querySelectorAll<HTMLAnchorElement>('a[data-enlarge]')].filter(
    (link) => link === opener || (link.getClientRects().length > 0 && getComputedStyle(link).visibility === 'visible'),
  )
  const once = shown.filter((link, index) => shown.findIndex(({ href }) => href === link.href) === index)
  return { pictures: once.map(viewedPicture), start: once.findIndex(({ href }) => href === opener.href) }
}

function viewedPicture(link: HTMLAnchorElement): ViewedPicture {
  const [width = 1, height = 1] = (link.dataset['size'] ?? '').split(' ').map(Number)
  return {
    href: link.href,
    alt: link.dataset['enlarge'] ?? '',
    width,
    height,
    small: link.querySelector('img')?.currentSrc ?? '',
  }
}
