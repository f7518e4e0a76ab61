/** The colours and surfaces of furniture, for its 3D model. */
import type { DrawnParts } from '../catalogue/product-views.ts'

export type FinishLook = {
  color: string
  surface: string
  /** Address of a picture of 300 mm of it, its grain lying; null without one. */
  texture: string | null
}
type Look = {
  parts: DrawnParts
  metal: string
  /** Colour of the handles, where it is not that of the metal. */
  handle?: string
  /** Without finishes to choose from. */
  color?: string | undefined
  /** By their key. */
  finishes: Record<string, FinishLook>
}
export type VanityLook = Look & {
  kind: 'vanity'
  /** Thickness in mm. */
  top: { color: string; thickness: number }
  /** Upper side of the top above the floor, in mm. */
  topHeight: number
  basin: string
  /** The basins stand on the top. */
  bowls: boolean
}
export type CabinetLook = Look & {
  kind: 'cabinet' | 'mirror-cabinet'
  /** Where it hangs: its underside, or its upper side, above the floor, in mm. */
  hangs: { underside: number } | { upper: number }
}
export type FurnitureLook = VanityLook | CabinetLook
