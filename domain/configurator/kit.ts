/** The parts of one collection that can be put together, read from content/configurator.json and the catalogue. mm, cents, kg. */
import type { SupplyBasin, SupplyCabinet } from '../assembly/supply-rules.ts'
import type { WallFixing } from '../catalogue/technical-data.ts'
import type { PictureSlot } from '../picture-slot.ts'
import type { TapChoice } from './configurator.schema.ts'

/** One thing to order: a variant of the catalogue, or a format of a mirror. */
export type KitItem = {
  article: string
  /** Name of the product or mirror, its page, and its id among favourites. */
  name: string
  href: string
  favourite: string
  /** Key of the finish; '' for an item without a choice of finishes, such as a mirror. */
  finish: string
  /** What visitors read of the finish, and its colour. */
  finishName: string
  color: string
  price: number
  /** Of a round thing all are its diameter; the depth of one without is 0. */
  width: number
  height: number
  depth: number
  isRound: boolean
  kg: number | null
  /** Weeks until it is delivered, from the confirmation of the order. */
  weeks: number
  /** The same when it is made to order, as for another place of the basin. */
  weeksMade: number
  fixing: WallFixing | null
  picture: PictureSlot | null
  /** The width that its picture shows, which may be that of another size. */
  pictured: number
}

type KitPart = { key: string; label: string; items: readonly KitItem[] }

/** What its drawing shows: rows and columns of fronts, an open compartment of `open` mm under them. */
export type KitFronts = { kind: 'drawer' | 'door'; rows: number; columns: number; open: number }
/** `asideFrom`: the least width with a basin left or right. */
export type KitCabinet = KitPart & { basins: 1 | 2; asideFrom: number; hinged: boolean; fronts: KitFronts }
/** `basins`: those that are one piece with it, from narrow to wide; none for a top that carries a bowl. */
export type KitTop = KitPart & {
  basins: readonly SupplyBasin[]
  taps: readonly TapChoice[]
  twoTapsFrom: number
  /** Its basin is cast left or right when asked; a bowl can always be placed left or right. */
  aside: boolean
}
export type KitSide = KitPart & { low: boolean; hinged: boolean }
/** `wears`: made in the finishes of the furniture. */
export type KitMirror = KitPart & { wears: boolean }

export type Kit = {
  collection: { slug: string; name: string }
  cabinets: readonly KitCabinet[]
  tops: readonly KitTop[]
  bowls: readonly KitPart[]
  mirrors: readonly KitMirror[]
  sides: readonly KitSide[]
  handles: readonly KitPart[]
  /** Every finish of the cabinets, in the order of the collection. */
  finishes: readonly { key: string; name: string; color: string }[]
  /** Chosen until a visitor chooses. */
  usual: { finish: string; mirror: string }
  /** The furniture as the pipe drawing knows it, for the heights of water and drain. */
  supply: SupplyCabinet
  /** Upper side of the top above the floor, and its thickness in our drawings. */
  topHeight: number
  topThickness: number
  /** The floor carries it. */
  isFloorStanding: boolean
}
