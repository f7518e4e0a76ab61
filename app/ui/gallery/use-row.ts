/** A row that scrolls sideways from picture to picture: by finger and wheel as the browser does it, by keys and buttons from here. */
import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react'

/** @param start the place (from 0) at which the row opens. Spread `handlers` on the row; each of its children is as wide as the row itself. */
export function useRow(start = 0) {
  const row = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState(start)
  /** Where the row scrolls to, until it is there or a visitor takes hold of it: pictures that it passes are not the current one. */
  const heading = useRef<number | null>(null)

  const readPlace = () => {
    if (!row.current) return
    const seen = Math.round(row.current.scrollLeft / Math.max(1, row.current.clientWidth))
    if (heading.current !== null && heading.current !== seen) return
    // Cleared here because Safari has no scrollend event.
    heading.current = null
    setPlace(seen)
  }
  const go = (next: number) => {
    heading.current = next
    setPlace(next)
    row.current?.scrollTo({ left: next * row.current.clientWidth })
  }
  const letGo = () => {
    heading.current = null
    readPlace()
  }
  /** Brings the focused picture into view: browsers leave a snapping row where it is when they would only have to scroll it sideways. */
  const onFocus = ({ target }: FocusEvent<HTMLUListElement>) => {
    const next = [...(row.current?.children ?? [])].findIndex((child) => child.contains(target))
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
