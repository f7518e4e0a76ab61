/** Moves a map by mouse, fingers, wheel and keys. One finger and a bare wheel go on scrolling the page: two fingers, or the wheel with Ctrl, move the map. */
import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { Point } from './map-view.ts'

export type MapMoves = {
  pan: (dx: number, dy: number) => void
  /** `anchor` in px from the left and top of the map; without it the middle. `smooth` for single steps. */
  zoom: (factor: number, anchor: Point | null, smooth: boolean) => void
  /** Everything in view again. */
  home: () => void
}

/** A push of so many px makes a press into a drag. */
const slack = 4
/** One press of an arrow key, in px. */
const keyStep = 90

export function useMapGestures(frame: RefObject<HTMLElement | null>, moves: MapMoves): void {
  const pan = useEffectEvent(moves.pan)
  const zoom = useEffectEvent(moves.zoom)
  const home = useEffectEvent(moves.home)
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const control = new AbortController()
    const { signal } = control
    const place = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const box = element.getBoundingClientRect()
      return { x: clientX - box.left, y: clientY - box.top }
    }

    // Mouse and pen
    let from: Point | null = null,
      dragging = false
    element.addEventListener(
      'pointerdown',
      (event) => {
        if (event.pointerType === 'touch' || event.button !== 0) return
        from = place(event)
        dragging = false
      },
      { signal },
    )
    element.addEventListener(
      'pointermove',
      (event) => {
        if (!from || event.pointerType === 'touch') return
        const to = place(event)
        if (!dragging && Math.hypot(to.x - from.x, to.y - from.y) < slack) return
        if (!dragging) element.setPointerCapture(event.pointerId)
        dragging = true
        pan(to.x - from.x, to.y - from.y)
        from = to
      },
      { signal },
    )
    const release = () => {
      from = null
    }
    element.addEventListener('pointerup', release, { signal })
    element.addEventListener('pointercancel', release, { signal })
    // A drag that ends on a mark does not choose it; nor is a mark that is a link dragged away.
    element.addEventListener(
      'click',
      (event) => {
        if (dragging) {
          event.preventDefault()
          event.stopPropagation()
          dragging = false
        }
      },
      { signal, capture: true },
    )
    element.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
    element.addEventListener(
      'dblclick',
      (event) => {
        if (event.target instanceof Element && event.target.closest('a, button, [role=button]')) return
        zoom(event.shiftKey ? 0.5 : 2, place(event), true)
      },
      { signal },
    )
    element.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey && !event.metaKey) return
        event.preventDefault()
        zoom(
          Math.exp(-event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 0.05 : 0.01)),
          place(event),
          false,
        )
      },
      { signal, passive: false },
    )

    // Two fingers
    let fingers: { middle: Point; apart: number } | null = null
    const grip = ({ touches: [a, b] }: TouchEvent) => {
      if (!a || !b) return null
      const [p, q] = [place(a), place(b)]
      return {
        middle: { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 },
        apart: Math.max(1, Math.hypot(p.x - q.x, p.y - q.y)),
      }
    }
    const hold = (event: TouchEvent) => {
      fingers = grip(event)
    }
    for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
      element.addEventListener(type, hold, { signal, passive: true })
    element.addEventListener(
      'touchmove',
      (event) => {
        const next = grip(event)
        if (!fingers || !next) return
        event.preventDefault()
        pan(next.middle.x - fingers.middle.x, next.middle.y - fingers.middle.y)
        zoom(next.apart / fingers.apart, next.middle, false)
        fingers = next
      },
      { signal, passive: false },
    )

    // Keys: they act where the focus is.
    element.setAttribute('tabindex', '0')
    element.addEventListener(
      'keydown',
      (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        const act = keys[event.key]
        if (!act) return
        event.preventDefault()
        event.stopPropagation()
        act({ pan, zoom, home })
      },
      { signal },
    )
    return () => control.abort()
  }, [frame])
}

const keys: Readonly<Record<string, (moves: MapMoves) => void>> = {
  ArrowLeft: ({ pan }) => pan(keyStep, 0),
  ArrowRight: ({ pan }) => pan(-keyStep, 0),
  ArrowUp: ({ pan }) => pan(0, keyStep),
  ArrowDown: ({ pan }) => pan(0, -keyStep),
  '+': ({ zoom }) => zoom(1.6, null, true),
  '=': ({ zoom }) => zoom(1.6, null, true),
  '-': ({ zoom }) => zoom(1 / 1.6, null, true),
  _: ({ zoom }) => zoom(1 / 1.6, null, true),
  '0': ({ home }) => home(),
}
