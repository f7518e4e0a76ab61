/** Where a key leads in a row of pictures. Pure. */

/** The place (from 0) after `key` was pressed at `place`, or null for a key that means nothing here. A row has two ends: beyond them lies nothing. */
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
