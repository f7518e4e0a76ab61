/** The cabinets that a mirror suits: it is not wider than the cabinet, and at least 60 % of it. */
import { leastMirrorShare } from '../fit/fit-rules.ts'

/** The members of `cabinetWidths` that suit a mirror of `mirrorWidth`, ascending; all in mm. */
export function fittingCabinetWidths(mirrorWidth: number, cabinetWidths: readonly number[]): number[] {
  return cabinetWidths
    .filter((cabinet) => mirrorWidth <= cabinet && mirrorWidth >= cabinet * leastMirrorShare)
    .toSorted((a, b) => a - b)
}
