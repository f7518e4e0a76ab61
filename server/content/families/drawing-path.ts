/** The path of the dimension drawing of a size. */
import type { Dimensions } from '#domain/dimensions.ts'

/** Path under public/media of the drawing of one size of a product family; sizes in mm. */
export function drawingPath(family: string, { width, height, depth, diameter }: Dimensions): string {
  return `tekeningen/${family}/${diameter === null ? [width, height, depth].filter((side) => side !== null).join('x') : `rond-${diameter}`}.svg`
}
