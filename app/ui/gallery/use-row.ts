/** A row that scrolls sideways from picture to picture: natively by finger and wheel, from here by keys and buttons. */
import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react'

/** @param start the place (from 0) at which the row opens. Spread `handlers` on the row; each of its children is as wide as the row itself. */
export function useRow(start = 0) {
  const row = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState(start)
  /** Where the row scrolls to, until it is there or the visitor takes over: pictures that it passes are not the current one. */
  const target = useRef<number | null>(null)

  const readPlace = () => {
    if (!row.current) return
    const visible = Math.round(row.current.scrollLeft / Math.max(1, row.current.clientWidth))
    if (target.current !== null && target.current !== visible) return
    // Cleared here because Safari has no scrollend event.
    target.current = null
    setPlace(visible)
  }
  const go = (next: number) => {
    target.current = next
    setPlace(next)
    row.current?.scrollTo({ left: next * row.current.clientWidth })
  }
  const letGo = () => {
    target.current = null
    readPlace()
  }
  /** Brings the focused picture into view: browsers do not scroll a snapping row sideways for it. */
  const onFocus = (event: FocusEvent<HTMLUListElement>) => {
    const next = [...(row.current?.children ?? [])].findIndex((child) => child.contains(event.target))
    if (next >= 0 && next !== place) go(next)
  }

  const open = useEffectEvent(() => {
    if (start > 0) row.current?.scrollTo({ left: start * row.current.clientWidth, behavior: 'instant' })
    else readPlace() // it may have been swiped before it was hydrated
  })
  useEffect(() => open(), [])

  return {
    place,
    go,
    handlers: { ref: row, onScroll: readPlace, onScrollEnd: letGo, onPointerDown: letGo, onWheel: letGo, onFocus },
  }
}

/** The place (from 0) after `key` is pressed at `place`, or null for another key. The row does not wrap. */
export function placeAfter(key: string, place: number, count: number): number | null {
  const last = Math.max(0, count - 1)
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, place - 1)
    case 'ArrowRight':
      return Math.min(last, place + 1)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}
