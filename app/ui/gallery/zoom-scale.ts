/** How large the viewer shows a picture. Sizes in CSS px; a scale of 1 shows the picture whole. Pure. */

export type Size = { width: number; height: number }

/** The largest size with the proportion of `picture` that fits into `room`. */
export function wholeSize(picture: Size, room: Size): Size {
  const factor = Math.min(room.width / picture.width, room.height / picture.height)
  return { width: picture.width * factor, height: picture.height * factor }
}

/** The scale that shows the picture's own pixels, and at least 2. */
export function largestScale(picture: Size, room: Size): number {
  return Math.max(2, picture.width / wholeSize(picture, room).width)
}

/** The scale after the first press on 'Vergroot' or a double tap. */
export const firstScale = 2.5

/** The factor of one press on 'Vergroot' or 'Verklein'. */
const step = 1.5

export function stepIn(scale: number): number {
  return scale === 1 ? firstScale : scale * step
}

/** A scale hardly above 1 becomes 1. */
export function stepOut(scale: number): number {
  return scale / step < 1.25 ? 1 : scale / step
}

export function withinScales(scale: number, largest: number): number {
  return Math.min(largest, Math.max(1, scale))
}
