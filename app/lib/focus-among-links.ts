/** A list of links of which Tab reaches only the current one, as with radio buttons. */
import type { KeyboardEvent } from 'react'

/** On the list: arrow keys, Home and End move the focus to another link in it. The list does not wrap. */
export function focusAmongLinks(event: KeyboardEvent<HTMLElement>): void {
  if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return
  const links = [...event.currentTarget.querySelectorAll('a')]
  const place = links.findIndex((link) => link === event.target)
  const next = links[placeAfter(event.key, place, links.length)]
  if (place < 0 || !next) return
  event.preventDefault()
  next.focus()
}

/** The place (from 0) after `key`; -1 for another key or beyond either end. */
function placeAfter(key: string, place: number, count: number): number {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowUp':
      return place - 1
    case 'ArrowRight':
    case 'ArrowDown':
      return place + 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return -1
  }
}
