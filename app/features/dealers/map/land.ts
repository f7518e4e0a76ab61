/** The drawing of the land. */
import land from './land.svg?url'

export type LandPart = 'rond' | 'grens' | 'land' | 'provincie' | 'omtrek' | 'eiland'

/** Address of a part of the drawing, for `<use>`; its places are in map units. */
export function landPart(part: LandPart): string {
  return `${land}#${part}`
}
