/** The colours and surfaces of a vanity unit, for its 3D model. */
import type { DrawnParts } from '../catalogue/product-views.ts'

export type FinishLook = {
  color: string
  surface: string
  /** Address of a picture of 300 mm of it, its grain lying; null without one. */
  texture: string | null
}
export type VanityLook = {
  parts: DrawnParts
  metal: string
  /** Colour of the handles, where it is not that of the metal. */
  handle?: string
  /** Thickness in mm. */
  top: { color: string; thickness: number }
  /** Upper side of the top above the floor, in mm. */
  topHeight: number
  basin: string
  /** The basins stand on the top. */
  bowls: boolean
  /** By their key. */
  finishes: Record<string, FinishLook>
}
