/** The pipes of a set, as the pipe drawing has them. Pure. */
import { castBasin, type SupplyChoice } from '../assembly/supply-rules.ts'
import type { Kit } from './kit.ts'
import { basinPlace, cabinetOf, topOf, widthOf } from './options.ts'
import type { Choice } from './parts.ts'

/** What to draw pipes for; null for a set without a basin, whose kind decides their heights. */
export function setSupply(kit: Kit, choice: Choice): SupplyChoice | null {
  const { supply } = kit
  const width = widthOf(choice)
  const top = topOf(kit, choice)
  const cast = top && castBasin(top.basins, width)
  const basin = cast ?? supply.basins.find(({ key }) => key === choice.basin)
  const plate = supply.tops.find(({ key }) => key === choice.top)
  return basin && plate
    ? {
        cabinet: supply,
        width,
        top: plate,
        basin,
        count: cabinetOf(kit, choice)?.basins ?? 1,
        at: basinPlace(choice),
        height: supply.topHeight,
      }
    : null
}
