/** A row that scrolls sideways from picture to picture: by finger and wheel as the browser does it, by keys and buttons from here. */
import { useEffect, useRef, useState, type FocusEvent } from 'react'

/** `start`: the place (from 0) at which it opens. Spread `handlers` on the row; each of its children is as wide as the row itself. */
export function useRow(start = 0) {
  const row = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState(start)
  /** Where the row is on its way to: what it passes is not where the visitor is. Until it is there, or a visitor takes hold of it. */
  const heading = useRef<number | null>(null)

  // At the first picture it stands by itself: to ask for its width would make the browser lay out the whole page while it comes to life.
  useEffect(() => {
    if (start > 0) row.current?.scrollTo({ left: start * row.current.clientWidth, behavior: 'instant' })
  }, [start])

  const look = () => {
    if (!row.current) return
    const seen = Math.round(row.current.scrollLeft / Math.max(1, row.current.clientWidth))
    if (heading.current !== null && heading.current !== seen) return
    // Here, for Safari says nothing of the end of a scroll.
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
    look()
  }
  /** The focus that comes to a picture brings it into sight: browsers leave a row that snaps where it is when they only would have to move it sideways. */
  const enter = ({ target }: FocusEvent<HTMLUListElement>) => {
    const next = [...(row.current?.children ?? [])].findIndex((child) => child.contains(target))
    if (next >= 0 && next !== place) go(next)
  }
  return {
    place,
    go,
    handlers: { ref: row, onScroll: look, onScrollEnd: letGo, onPointerDown: letGo, onWheel: letGo, onFocus: enter },
  }
}
