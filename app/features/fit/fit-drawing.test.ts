import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitDrawing } from './fit-drawing.ts'
import { fitPiece, type Niche, type Piece } from '#domain/fit/fit-rules.ts'

const niche: Niche = {
  width: 1000,
  height: 2400,
  depth: null,
  post: { left: 0, right: 40 },
  tap: null,
  drain: { height: 610, left: 400 },
  cabinet: null,
}
const furniture: Piece = {
  kind: 'basin',
  width: 600,
  height: 540,
  depth: 450,
  top: 870,
  rises: 0,
  hangs: true,
  basinCount: 1,
  basins: [],
  drain: 610,
}

test('draws furniture at its height over the drain, with the measures beside it', () => {
  const { piece, drain, posts, measures } = fitDrawing(niche, { piece: furniture, fit: fitPiece(niche, furniture) })
  expect(piece).toEqual({ x: 100, y: 1530, width: 600, height: 540 })
  expect(drain).toEqual({ x: 400, y: 1790 })
  expect(posts).toEqual([{ x: 960, y: 0, width: 40, height: 2400 }])
  expect(measures.map(({ mm }) => mm)).toEqual([600, 300, 1000, 870, 2400])
})

test('keeps everything within the drawing, whether it fits or not', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 200, max: 3000 }),
      fc.option(fc.integer({ min: 500, max: 3000 }), { nil: null }),
      fc.integer({ min: 300, max: 2400 }),
      fc.integer({ min: 300, max: 1900 }),
      (width, height, pieceWidth, pieceHeight) => {
        const wall: Piece = {
          kind: 'wall',
          width: pieceWidth,
          height: pieceHeight,
          depth: 25,
          underside: 1100,
          hasDoors: false,
          isMirror: true,
        }
        const tried = { ...niche, width, height }
        const { box, piece, measures } = fitDrawing(tried, { piece: wall, fit: fitPiece(tried, wall) })
        expect(piece.x).toBeGreaterThanOrEqual(box.x)
        expect(piece.y).toBeGreaterThanOrEqual(box.y)
        expect(piece.x + piece.width).toBeLessThanOrEqual(box.x + box.width)
        for (const { axis, at } of measures)
          expect(axis === 'vertical' ? at >= box.x : at <= box.y + box.height).toBe(true)
      },
    ),
  )
})
