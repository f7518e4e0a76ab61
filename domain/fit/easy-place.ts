/** The place that a chosen piece is tried in until a visitor has measured. Pure. */
import type { FitGroup } from './fit-groups.ts'
import { elbowRoom, passage, wallPlay } from './fit-rules.ts'

/** In mm. */
type Chosen = { width: number | null; depth: number | null; diameter?: number | null }
/** Between the side walls, and from the back wall to what is opposite it where that matters; in cm, as the form and its address have it. */
export type EasyPlace = { width: string; depth?: string }

/** The least place in which furniture of that size fits with ample room; null without a width. `basinCount`: of a vanity unit. */
export function easyPlace(
  { width, depth, diameter }: Chosen,
  group: FitGroup | null,
  basinCount: 1 | 2 = 1,
): EasyPlace | null {
  const across = diameter ?? width
  if (across === null) return null
  return {
    width: inCm(Math.max(across + 2 * wallPlay.ample, basinCount === 2 ? across / 2 + 2 * elbowRoom : 0)),
    ...(group === 'mirrors' || depth === null ? {} : { depth: inCm(depth + passage.ample) }),
  }
}

function inCm(mm: number): string {
  return String(mm / 10)
}
