/** Where names have room on the map: beside their mark, on the right or else on the left; of a town under a mark, or the place itself, also above or below. Pure. */
import { boxAround, isCut, overlap, type Box, type Point, type Size } from './map-view.ts'

/**
 * A name, the place of its mark in px, and how many px from there it begins.
 * `away`: how many px above or below the mark it may be, in the middle. `isPlace`: what the map is about; where nothing is free it is below its mark.
 * `sides`: letters of `allSides`, the side first where the name covers the least of coasts and borders.
 */
export type TownLabel = {
  name: string
  at: Point
  indent: number
  away?: number
  isPlace?: boolean
  sides?: string | undefined
}

/** Half a line at the font size of MapStage.module.css, in px. */
const halfLine = 8

/** About the width of a name at that size, in px, too much rather than too little. */
export function widthOf(name: string): number {
  return name.length * 7.2
}

/** Right, left, above and below. */
const allSides = 'rlab'

/** How much wider the name of the place is, which is larger and bold. */
const placeWidth = 1.15

/** The labels that have room, the first ones first and each name once: none covers what is `taken` or is cut by the edge of the frame. */
export function placeLabels<TLabel extends TownLabel>(
  labels: readonly TLabel[],
  taken: readonly Box[],
  frame: Size,
): (TLabel & { isLeft: boolean; lower: number })[] {
  const full = [...taken]
  const names = new Set<string>()
  return labels.flatMap((label) => {
    if (names.has(label.name)) return []
    const { at, indent, away = 0, isPlace = false } = label
    const width = widthOf(label.name) * (isPlace ? placeWidth : 1)
    const end = indent + 3 + width
    const row = boxAround(at, halfLine)
    const sides = [
      { ...row, left: at.x + indent - 1, right: at.x + end },
      { ...row, left: at.x - end, right: at.x - indent + 1 },
      ...(away > 0 ? [-away, away] : []).map((lower) => ({
        ...boxAround({ x: at.x, y: at.y + lower }, halfLine),
        left: at.x - width / 2,
        right: at.x + width / 2,
      })),
    ]
    // What the map is about has more room on the side of its middle.
    const order = label.sides ?? (isPlace && at.x > frame.width / 2 ? 'lrab' : allSides)
    const free =
      order
        .split('')
        .map((letter) => allSides.indexOf(letter))
        .find((index) => {
          const box = sides[index]
          return box && !isCut(box, frame) && !full.some((other) => overlap(other, box))
        }) ?? -1
    const side = free === -1 && isPlace ? sides.length - 1 : free
    const box = sides[side]
    if (!box) return []
    full.push(box)
    names.add(label.name)
    return [{ ...label, isLeft: side === 1, lower: [0, 0, -away, away][side] ?? 0 }]
  })
}
