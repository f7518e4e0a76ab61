/** The drawing of the land, made by scripts/make-map.ts. */
import land from './land.svg?url'

export type LandPart =
  | 'surroundings'
  | 'belgie'
  | 'duitsland'
  | 'borders'
  | 'netherlands'
  | 'provinces'
  | 'outline'
  | 'island'

/** The address of a part of the drawing, for `<use>`; its coordinates are map units. */
export function landPart(part: LandPart): string {
  return `${land}#${part}`
}
