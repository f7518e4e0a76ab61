/** Where names of towns stand on the map: beside their mark, on the right or, where there is no room, on the left; else nowhere. Pure. */
import { boxAround, isCut, overlap, type Box } from './clear-view.ts'
import type { Point } from './map-view.ts'

/** A name, where its mark is in px, and how far from that it begins. */
export type Name = { name: string; at: Point; indent: number }

/** Half a line at the size of MapStage.module.css, in px. */
const letterHeight = 8

/** About the width of a name at that size, in px, rather too much than too little. */
export function widthOf(name: string): number {
  let sum = 0
  for (const letter of name)
    sum += /[ijlfrt .’'-]/.test(letter)
      ? 4.4
      : /[mwMW]/.test(letter)
        ? 10.6
        : letter === letter.toLowerCase()
          ? 7.1
          : 8.8
  return sum
}

/** The names that have room, the first ones first and each but once. None lies on what is `taken` or is cut by the edge of `frame`; one wholly outside it comes into view by a push. */
export function placeNames<TName extends Name>(
  names: readonly TName[],
  taken: readonly Box[],
  frame: Box,
): (TName & { left: boolean })[] {
  const full = [...taken],
    known = new Set<string>()
  return names.flatMap((one) => {
    if (known.has(one.name)) return []
    const width = one.indent + 3 + widthOf(one.name)
    for (const left of [false, true]) {
      const middle = boxAround(one.at, letterHeight)
      const box = {
        ...middle,
        ...(left
          ? { left: one.at.x - width, right: one.at.x - one.indent + 1 }
          : { left: one.at.x + one.indent - 1, right: one.at.x + width }),
      }
      if (isCut(box, frame) || full.some((other) => overlap(other, box))) continue
      full.push(box)
      known.add(one.name)
      return [{ ...one, left }]
    }
    return []
  })
}
