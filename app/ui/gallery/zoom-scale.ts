/** How large a picture stands in the viewer. Sizes in px of the page; a scale of 1 shows the picture whole. Pure. */

export type Size = { width: number; height: number }

/** The largest size with the proportion of `picture` that lies within `room`. */
export function wholeSize(picture: Size, room: Size): Size {
  const factor = Math.min(room.width / picture.width, room.height / picture.height)
  return { width: picture.width * factor, height: picture.height * factor }
}

/** Up to the picture's own pixels, and at least twice as large as when it is whole. */
export function largestScale(picture: Size, room: Size): number {
  return Math.max(2, picture.width / wholeSize(picture, room).width)
}

/** How far the first press on 'Vergroot' or one double tap comes. */
export const firstScale = 2.5

/** How far one press on 'Vergroot' or 'Verklein' goes. */
const step = 1.5

export function stepIn(scale: number): number {
  return scale === 1 ? firstScale : scale * step
}

/** What would be hardly larger than the whole picture is the whole. */
export function stepOut(scale: number): number {
  return scale / step < 1.25 ? 1 : scale / step
}

export function withinScales(scale: number, largest: number): number {
  return Math.min(largest, Math.max(1, scale))
}
