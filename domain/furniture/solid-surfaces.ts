/** The colour and gloss of every material of a model: the same in the 3D view and in the file to download. Pure. */
import type { FinishLook, FurnitureLook } from './furniture-look.ts'
import type { SolidMaterial } from './vanity-solids.ts'

/** `color` as #rrggbb; roughness and metalness from 0 to 1. */
export type SolidSurface = { color: string; roughness: number; metalness: number }

const glosses: Readonly<Record<string, number>> = { hoogglans: 0.15, zijdeglans: 0.42, mat: 0.72 }
/** A finish with another gloss than these. */
const usualGloss = 0.6

const white = '#f1efea'

/** `finish`: as it is chosen; without one furniture has its own colour or, where it has none, a vanity unit is as its top and a cabinet white. A finish with a picture is white under it. */
export function surfacesOf(look: FurnitureLook, finish: FinishLook | undefined): Record<SolidMaterial, SolidSurface> {
  const { top, basin } =
    look.kind === 'vanity' ? { top: look.top.color, basin: look.basin } : { top: white, basin: white }
  const surface = (color: string, roughness: number, metalness = 0): SolidSurface => ({ color, roughness, metalness })
  return {
    finish: surface(
      finish?.texture ? '#ffffff' : (finish?.color ?? look.color ?? top),
      glosses[finish?.surface ?? 'mat'] ?? usualGloss,
    ),
    metal: surface(look.metal, 0.36, 0.85),
    handle: surface(look.handle ?? look.metal, 0.36, 0.85),
    dark: surface('#161616', 0.8),
    top: surface(top, 0.5),
    basin: surface(basin, 0.3),
    mirror: surface('#e9edee', 0.04, 1),
  }
}
