/** The geometry of the drawing: the niche with its upper left corner at 0,0 and one piece in its place. Lengths in mm. */
import type { Fit, Niche, Piece } from '#domain/fit/fit-rules.ts'

type Rect = { x: number; y: number; width: number; height: number }
export type DrawnMeasure = { axis: 'horizontal' | 'vertical'; from: number; to: number; at: number; mm: number }
export type FitDrawingLines = {
  box: Rect
  fontSize: number
  room: { width: number; height: number }
  piece: Rect
  /** What sticks out of the walls. */
  posts: Rect[]
  /** Line under the top of a cabinet with a basin. */
  top: number | null
  drain: { x: number; y: number } | null
  measures: DrawnMeasure[]
}

/** Drawn when no height was measured. */
const usualHeight = 2400

/** A piece that is too wide is drawn in the middle, across the walls. */
export function fitDrawing(
  niche: Niche,
  { piece, fit }: { piece: Piece; fit: Pick<Fit, 'left' | 'raised'> },
): FitDrawingLines {
  const room = { width: niche.width, height: niche.height ?? usualHeight }
  const above = piece.kind === 'basin' ? piece.top + fit.raised : piece.underside + piece.height
  const rect = {
    x: fit.left ?? (niche.width - piece.width) / 2,
    y: room.height - above,
    width: piece.width,
    height: piece.kind === 'basin' ? Math.min(piece.height, above) : piece.height,
  }
  const least = Math.min(0, rect.x)
  const most = Math.max(room.width, rect.x + rect.width)
  const highest = Math.min(0, rect.y)
  const fontSize = Math.max(most - least, room.height - highest) / 20
  const below = room.height + fontSize
  const sides = [
    { from: 0, to: rect.x },
    { from: rect.x + rect.width, to: room.width },
  ].filter(({ from, to }) => to - from >= 1)
  const measures: DrawnMeasure[] = [
    { axis: 'horizontal', from: rect.x, to: rect.x + rect.width, at: below, mm: piece.width },
    // A figure does not fit in a gap of a few mm; the reasons name it.
    ...sides
      .filter(({ from, to }) => to - from >= fontSize * 2.2)
      .map(({ from, to }) => ({ axis: 'horizontal' as const, from, to, at: below, mm: Math.round(to - from) })),
    { axis: 'horizontal', from: 0, to: room.width, at: below + fontSize * 2.2, mm: niche.width },
    { axis: 'vertical', from: rect.y, to: room.height, at: least - fontSize * 0.9, mm: above },
    ...(niche.height === null
      ? []
      : [{ axis: 'vertical' as const, from: 0, to: room.height, at: least - fontSize * 2.7, mm: niche.height }]),
  ]
  const drain = niche.drain
  return {
    box: {
      x: least - fontSize * 4.2,
      y: highest - fontSize * 0.5,
      width: most - least + fontSize * 4.8,
      height: room.height - highest + fontSize * 5.2,
    },
    fontSize,
    room,
    piece: rect,
    posts: [
      { x: 0, y: 0, width: niche.post.left, height: room.height },
      { x: room.width - niche.post.right, y: 0, width: niche.post.right, height: room.height },
    ].filter(({ width }) => width > 0),
    top: piece.kind === 'basin' ? rect.y + Math.min(20, rect.height / 4) : null,
    drain:
      drain.left === null && drain.height === null
        ? null
        : {
            x: drain.left ?? rect.x + rect.width / 2,
            y: room.height - (drain.height ?? (piece.kind === 'basin' ? piece.drain : above)),
          },
    measures,
  }
}
