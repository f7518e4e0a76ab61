/** Which size of a mirror its pictures show. */

/** Where it is not the third, or the last of fewer: as in content/studio/mirrors.py. */
const picturedElsewhere: Readonly<Record<string, number>> = { M05: 1, M26: 5 }

/** The place, from 0, of the pictured size. @param count of the sizes that are not made to measure */
export function picturedFormat(name: string, count: number): number {
  return Math.min(count - 1, picturedElsewhere[name] ?? 2)
}
