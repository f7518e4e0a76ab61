/** Furniture or a set as a model: its solids, where the floor is under them, and the measures that are shown on it. All in mm. Pure. */
import type { PieceDrawing } from '../configurator/piece-drawing.ts'
import { bodyHeight } from '../catalogue/product-views.ts'
import type { CabinetLook, FurnitureLook, VanityLook } from './furniture-look.ts'
import { setSolids } from './set-solids.ts'
import { mirrorCabinetSolids, storageSolids } from './storage-solids.ts'
import { vanitySolids, type CabinetShape, type Solid } from './vanity-solids.ts'

/** From the left and from the underside, in the model. */
type Span = readonly [from: number, to: number]
/** `floor`: its height in the model. `upper`: how high above that floor the rim of the basin is or, without a basin, the upper side. */
export type ModelMeasures = {
  width: Span
  height: Span
  depth: number
  floor: number
  upper: { height: number; isRim: boolean }
}
export type FurnitureModel = { solids: Solid[]; measures: ModelMeasures }

type Size = { width: number; height: number; depth: number }

export function furnitureModel(look: FurnitureLook, size: Size): FurnitureModel {
  return look.kind === 'vanity' ? vanityModel(look, size) : cabinetModel(look, size)
}

/** A vanity unit with the top and basin of its collection. */
function vanityModel(look: VanityLook, size: Size): FurnitureModel {
  const { parts, top, topHeight, bowls } = look
  const under = parts.base?.kind === 'frame' ? Math.min(size.height, parts.base.height) : size.height
  const body = bodyHeight(under, parts)
  const floor = Math.min(0, body + top.thickness - topHeight)
  return {
    solids: vanitySolids({ ...size, parts, top: top.thickness, bowls }),
    measures: {
      width: [-size.width / 2, size.width / 2],
      // The height of a unit in a frame is that of the frame.
      height: under > body ? [floor, floor + size.height] : [0, size.height],
      depth: size.depth,
      floor,
      upper: {
        height: Math.max(topHeight, body + top.thickness) + (bowls ? (parts.basins?.height ?? 0) : 0),
        isRim: true,
      },
    },
  }
}

function cabinetModel({ kind, parts, hangs }: CabinetLook, size: Size): FurnitureModel {
  const underside = 'upper' in hangs ? Math.max(0, hangs.upper - size.height) : hangs.underside
  return {
    solids: kind === 'cabinet' ? storageSolids({ ...size, parts }) : mirrorCabinetSolids({ ...size, parts }),
    measures: {
      width: [-size.width / 2, size.width / 2],
      height: [0, size.height],
      depth: size.depth,
      floor: -underside,
      upper: { height: underside + size.height, isRim: false },
    },
  }
}

/** A set, from its drawing. `details`: the hinges and handles that were chosen. */
export function setModel(
  drawing: PieceDrawing,
  { parts }: Pick<VanityLook, 'parts'>,
  details: Pick<CabinetShape, 'hinge' | 'handle'>,
): FurnitureModel {
  const { front, top, elevation } = drawing
  const find = (kind: string) => front.shapes.find((shape) => shape.kind === kind)
  const cabinet = find('cabinet')
  if (!cabinet)
    return {
      solids: [],
      measures: { width: [0, 0], height: [0, 0], depth: 0, floor: 0, upper: { height: 0, isRim: true } },
    }
  const underside = -(cabinet.y + cabinet.height)
  const left = -(cabinet.x + cabinet.width / 2)
  return {
    solids: setSolids(drawing, parts, details),
    measures: {
      width: [left, left + elevation.width],
      height: [0, cabinet.height],
      depth: (top.shapes.find(({ kind }) => kind === 'top' || kind === 'cabinet') ?? cabinet).height,
      floor: -underside,
      upper: {
        height: -Math.min(...['bowl', 'top', 'cabinet'].flatMap((kind) => find(kind)?.y ?? [])),
        isRim: true,
      },
    },
  }
}
