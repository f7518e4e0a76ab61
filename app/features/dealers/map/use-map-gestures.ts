/** Moves a map by mouse, fingers, wheel and keys. One finger and the bare wheel still scroll the page: two fingers, or the wheel with Ctrl, move the map. */
import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { Point } from './map-view.ts'

export type MapMoves = {
  pan: (dx: number, dy: number) => void
  /** `anchor` in px from the left and top of the map; null: the middle. `isSmooth` for single steps. */
  zoom: (factor: number, anchor: Point | null, isSmooth: boolean) => void
  /** Shows everything again. */
  home: () => void
}

/** A press that moves this many px is a drag. */
const dragDistance = 4
/** One press of an arrow key, in px. */
const keyStep = 90

export function useMapGestures(map: RefObject<HTMLElement | null>, moves: MapMoves): void {
  const pan = useEffectEvent(moves.pan)
  const zoom = useEffectEvent(moves.zoom)
  const home = useEffectEvent(moves.home)
  useEffect(() => {
    const element = map.current
    if (!element) return undefined
    const control = new AbortController()
    const on = <TType extends keyof HTMLElementEventMap>(
      type: TType,
      listener: (event: HTMLElementEventMap[TType]) => void,
      options?: AddEventListenerOptions,
    ) => element.addEventListener(type, listener, { signal: control.signal, ...options })
    const place = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const box = element.getBoundingClientRect()
      return { x: clientX - box.left, y: clientY - box.top }
    }

    // Mouse and pen
    let from: Point | null = null
    let isDragging = false
    const release = () => {
      from = null
    }
    on('pointerdown', (event) => {
      if (event.pointerType === 'touch' || event.button !== 0) return
      from = place(event)
      isDragging = false
    })
    on('pointermove', (event) => {
      if (!from || event.pointerType === 'touch') return
      const to = place(event)
      if (!isDragging && Math.hypot(to.x - from.x, to.y - from.y) < dragDistance) return
      if (!isDragging) element.setPointerCapture(event.pointerId)
      isDragging = true
      pan(to.x - from.x, to.y - from.y)
      from = to
    })
    on('pointerup', release)
    on('pointercancel', release)
    // A drag that ends on a mark does not choose it, and a mark that is a link is not dragged away.
    on(
      'click',
      (event) => {
        if (!isDragging) return
        event.preventDefault()
        event.stopPropagation()
        isDragging = false
      },
      { capture: true },
    )
    on('dragstart', (event) => event.preventDefault())
    on('dblclick', (event) => {
      if (event.target instanceof Element && event.target.closest('a, [role=button]')) return
      zoom(event.shiftKey ? 0.5 : 2, place(event), true)
    })
    on(
      'wheel',
      (event) => {
        if (!event.ctrlKey && !event.metaKey) return
        event.preventDefault()
        const rate = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 0.05 : 0.01
        zoom(Math.exp(-event.deltaY * rate), place(event), false)
      },
      { passive: false },
    )

    // Two fingers
    let fingers: { middle: Point; apart: number } | null = null
    const fingersOf = ({ touches: [a, b] }: TouchEvent) => {
      if (!a || !b) return null
      const [p, q] = [place(a), place(b)]
      return {
        middle: { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 },
        apart: Math.max(1, Math.hypot(p.x - q.x, p.y - q.y)),
      }
    }
    for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
      on(
        type,
        (event) => {
          fingers = fingersOf(event)
        },
        { passive: true },
      )
    on(
      'touchmove',
      (event) => {
        const next = fingersOf(event)
        if (!fingers || !next) return
        event.preventDefault()
        pan(next.middle.x - fingers.middle.x, next.middle.y - fingers.middle.y)
        zoom(next.apart / fingers.apart, next.middle, false)
        fingers = next
      },
      { passive: false },
    )

    element.setAttribute('tabindex', '0')
    on('keydown', (event) => {
      const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
      if (!act) return
      event.preventDefault()
      event.stopPropagation()
      act({ pan, zoom, home })
    })
    return () => control.abort()
  }, [map])
}

const closer = ({ zoom }: MapMoves) => zoom(1.6, null, true)
const farther = ({ zoom }: MapMoves) => zoom(1 / 1.6, null, true)
const keys: Readonly<Record<string, (moves: MapMoves) => void>> = {
  ArrowLeft: ({ pan }) => pan(keyStep, 0),
  ArrowRight: ({ pan }) => pan(-keyStep, 0),
  ArrowUp: ({ pan }) => pan(0, keyStep),
  ArrowDown: ({ pan }) => pan(0, -keyStep),
  '+': closer,
  '=': closer,
  '-': farther,
  _: farther,
  '0': ({ home }) => home(),
}
