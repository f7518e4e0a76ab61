/** Where names of towns have room on the map: beside their mark, on the right or else on the left; of a town under a mark also above or below. Pure. */
import { boxAround, isCut, overlap, type Box, type Point, type Size } from './map-view.ts'

/**
 * A name, the place of its mark in px, and how many px from there it begins.
 * `away`: how many px above or below the mark it may be, in the middle.
 */
export type TownLabel = { name: string; at: Point; indent: number; away?: number }

/** Half a line at the font size of MapStage.module.css, in px. */
const halfLine = 8

/** About the width of a name at that size, in px, too much rather than too little. */
export function widthOf(name: string): number {
  return name.length * 7.2
}

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
    const { at, indent, away = 0 } = label
    const width = widthOf(label.name)
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
    const side = sides.findIndex((box) => !isCut(box, frame) && !full.some((other) => overlap(other, box)))
    const box = sides[side]
    if (!box) return []
    full.push(box)
    names.add(label.name)
    return [{ ...label, isLeft: side === 1, lower: [0, 0, -away, away][side] ?? 0 }]
  })
}
