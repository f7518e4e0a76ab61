/** The place that a chosen piece is tried in until a visitor has measured. Pure; lengths in mm. */
import type { FitGroup } from './fit-groups.ts'
import { elbowRoom, passage, wallPlay } from './fit-rules.ts'

type Chosen = { width: number | null; depth: number | null; diameter?: number | null }
/** Between the side walls, and from the back wall to what is opposite it; null where that does not matter or is unknown. */
export type EasyPlace = { width: number; depth: number | null }

/** The least place in which furniture of that size fits with ample room; null without a width. `basinCount`: of a vanity unit. */
export function easyPlace(
  { width, depth, diameter }: Chosen,
  group: FitGroup | null,
  basinCount: 1 | 2 = 1,
): EasyPlace | null {
  const across = diameter ?? width
  if (across === null) return null
  return {
    width: Math.max(across + 2 * wallPlay.ample, basinCount === 2 ? across / 2 + 2 * elbowRoom : 0),
    depth: group === 'mirrors' || depth === null ? null : depth + passage.ample,
  }
}

/** As the form and its address have it: in cm with a point. */
export function inCm(mm: number | null): string | undefined {
  return mm === null ? undefined : String(mm / 10)
}
