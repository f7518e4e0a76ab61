/** The drawing of the land, made by scripts/make-map.ts. */
import type { ProvinceSlug } from '#domain/dealers/dealer-places.ts'
import land from './land.svg?url'

/** The 'seam' is the border of the Netherlands in the drawing of its neighbours, wide enough to join them to our own drawing of the provinces. */
export type LandPart =
  | 'surroundings'
  | 'belgie'
  | 'duitsland'
  | 'seam'
  | 'netherlands'
  | ProvinceSlug
  | 'provinces'
  | 'outline'
  | 'island'

/** The address of a part of the drawing, for `<use>`; its coordinates are map units. */
export function landPart(part: LandPart): string {
  return `${land}#${part}`
}
