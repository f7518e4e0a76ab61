/** One picture in the viewer, whole or magnified. It scrolls within itself, so finger, wheel and keyboard move it as they move a page. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type MouseEvent, type PointerEvent } from 'react'
import { firstScale, wholeSize } from './zoom-scale.ts'
import styles from './ZoomPane.module.css'

export type ViewedPicture = {
  /** Of the large picture. */ href: string
  alt: string
  /** Of the master, in px. */ width: number
  height: number
  /** Shown until the large one has loaded; '' for none. */ small: string
}

/** A second tap within this many ms makes a double tap. */
const doubleTapMs = 350
/** A pointer that moves less than this many px between down and up has clicked. */
const clickSlipPx = 5

type Point = { x: number; y: number }

export function ZoomPane({
  picture,
  isCurrent,
  scale,
  onZoom,
}: {
  picture: ViewedPicture
  isCurrent: boolean
  scale: number
  onZoom: (scale: number) => void
}) {
  const pane = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  /** The point that stays in place while the scale changes, in px of the window; the middle of the pane when null. */
  const fixed = useRef<Point>(null)
  const drag = useRef<{ from: Point; left: number; top: number; hasMoved: boolean }>(null)
  const lastTap = useRef(0)
  const isZoomed = scale > 1
  const currentScale = useEffectEvent(() => scale)

  const fit = useEffectEvent((factor: number) => {
    const [box, page] = [pane.current, content.current]
    if (!box || !page) return
    const before = page.getBoundingClientRect()
    const { left, top, width, height } = box.getBoundingClientRect()
    const point = fixed.current ?? { x: left + width / 2, y: top + height / 2 }
    fixed.current = null
    const whole = wholeSize(picture, { width, height })
    page.style.setProperty('width', `${whole.width * factor}px`)
    page.style.setProperty('height', `${whole.height * factor}px`)
    const after = page.getBoundingClientRect()
    if (before.width === 0) return
    box.scrollLeft += after.left - (point.x - ((point.x - before.left) * after.width) / before.width)
    box.scrollTop += after.top - (point.y - ((point.y - before.top) * after.height) / before.height)
  })
  useLayoutEffect(() => fit(scale), [scale])
  useEffect(() => {
    const observer = new ResizeObserver(() => fit(currentScale()))
    if (pane.current) observer.observe(pane.current)
    return () => observer.disconnect()
  }, [])

  const zoomAt = useEffectEvent((wanted: number, at: Point) => {
    fixed.current = at
    onZoom(wanted)
  })
  useEffect(
    () =>
      pane.current
        ? listenToPinch(
            pane.current,
            () => currentScale(),
            (wanted, at) => zoomAt(wanted, at),
          )
        : undefined,
    [],
  )

  const onPointerDown = ({ pointerType, button, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    drag.current = null
    if (pointerType === 'mouse' && button === 0 && isZoomed)
      drag.current = {
        from: { x: clientX, y: clientY },
        left: currentTarget.scrollLeft,
        top: currentTarget.scrollTop,
        hasMoved: false,
      }
  }
  const onPointerMove = ({ buttons, clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    const begun = drag.current
    if (!begun || buttons === 0) return
    const moved = { x: clientX - begun.from.x, y: clientY - begun.from.y }
    if (!begun.hasMoved && Math.hypot(moved.x, moved.y) < clickSlipPx) return
    begun.hasMoved = true
    currentTarget.setPointerCapture(pointerId)
    currentTarget.scrollTo({ left: begun.left - moved.x, top: begun.top - moved.y, behavior: 'instant' })
  }
  const onClick = ({ nativeEvent, clientX, clientY, timeStamp }: MouseEvent<HTMLElement>) => {
    if (drag.current?.hasMoved) return
    const isTouch = nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'touch'
    const isSecond = timeStamp - lastTap.current < doubleTapMs
    lastTap.current = isTouch && !isSecond ? timeStamp : 0
    if (isTouch && !isSecond) return
    fixed.current = { x: clientX, y: clientY }
    onZoom(isZoomed ? 1 : firstScale)
  }
  return (
    // The viewer's buttons and keys do the same; what scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={pane}
      className={styles['pane']}
      data-zoomed={isZoomed || undefined}
      aria-label={isZoomed ? 'Vergrote foto' : 'Foto'}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={isCurrent ? 0 : -1}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onClick={onClick}
    >
      <div ref={content} className={styles['content']}>
        {picture.small !== '' && <img src={picture.small} alt="" draggable={false} />}
        <img src={picture.href} alt={picture.alt} width={picture.width} height={picture.height} draggable={false} />
      </div>
    </section>
  )
}

/** Two fingers, or the pinch of a trackpad (a wheel with Ctrl). React's listeners are passive and cannot keep the browser from magnifying the page. */
function listenToPinch(
  pane: HTMLElement,
  currentScale: () => number,
  zoomAt: (scale: number, at: Point) => void,
): () => void {
  const stop = new AbortController()
  let begun: { apart: number; scale: number } | null = null
  const fingers = ({ touches: [one, other] }: TouchEvent) =>
    one && other
      ? {
          apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
          middle: { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 },
        }
      : null
  pane.addEventListener(
    'touchstart',
    (event) => {
      const two = fingers(event)
      begun = two && { apart: two.apart, scale: currentScale() }
    },
    { signal: stop.signal, passive: true },
  )
  pane.addEventListener(
    'touchmove',
    (event) => {
      const two = fingers(event)
      if (!two || !begun) return
      event.preventDefault()
      zoomAt((begun.scale * two.apart) / begun.apart, two.middle)
    },
    { signal: stop.signal, passive: false },
  )
  pane.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      zoomAt(currentScale() * Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY })
    },
    { signal: stop.signal, passive: false },
  )
  return () => stop.abort()
}
