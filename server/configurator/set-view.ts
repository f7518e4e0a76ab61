/** What the page and the sheet of a set show: its parts with what is open for them, its price, its drawing, and a picture. */
import { writeItems, readItems } from '#domain/favourites.ts'
import type { WallFixing } from '#domain/catalogue/technical-data.ts'
import { collectionPath } from '#domain/collections/collection-path.ts'
import type { AnyCollectionSlug } from '#domain/collections/collection-slugs.ts'
import {
  changeInWords,
  compose,
  totalWidth,
  wishOf,
  type Composition,
  type Line,
} from '#domain/configurator/compose.ts'
import type { ConfiguratorContent } from '#domain/configurator/configurator.schema.ts'
import type { Kit, KitItem } from '#domain/configurator/kit.ts'
import { cabinetItem, cabinetOf, handleItem, wholeLabel } from '#domain/configurator/options.ts'
import { none, parts, partWords, type Part, type Wish } from '#domain/configurator/parts.ts'
import { searchOf } from '#domain/assembly/supply-choice.ts'
import type { SupplySearch } from '#domain/assembly/supply-search.ts'
import { setSupply } from '#domain/configurator/set-supply.ts'
import { pieceDrawing, type PieceDrawing } from '#domain/configurator/piece-drawing.ts'
import { dimensionLabel } from '#domain/dimensions.ts'
import { easyPlace, type EasyPlace } from '#domain/fit/easy-place.ts'
import { colorDistance } from '#domain/finishes/color-distance.ts'
import type { ModelHandle } from '#domain/furniture/vanity-solids.ts'
import type { PictureSlot } from '#domain/picture-slot.ts'

/** One value that can be chosen. `of`: the thing of which it is a size. `price`: what it adds, in cents; null where it adds nothing by itself. */
export type ViewOption = {
  value: string
  of: string | null
  label: string
  price: number | null
  color: string | null
}
/** A part. `closed`: what cannot be chosen, by the reason why. */
export type ViewGroup = {
  part: Part
  label: string
  chosen: string
  options: ViewOption[]
  closed: { reason: string; labels: string[] }[]
}
export type ViewLine = {
  part: string
  name: string
  detail: string
  article: string
  href: string
  price: number
  quantity: number
}
/** `handle`: another one than the cabinet has; its colour as #rrggbb. */
export type SetDetails = { hinge?: 'left' | 'right'; handle?: ModelHandle & { color: string } }
export type SetView = {
  slug: AnyCollectionSlug
  name: string
  path: string
  /** The params of exactly this set. */
  search: Wish
  /** Those of the address that led here; the rest is left to us. */
  asked: Wish
  /** Parts of `asked` that we chose too: like the rest they change without a word. */
  ours: Part[]
  changes: { part: Part; label: string; text: string }[]
  groups: ViewGroup[]
  lines: ViewLine[]
  /** What is chosen and not ordered: where the basin is and the tap comes, on which side a cabinet stands and its door turns. */
  notes: { label: string; value: string }[]
  notIncluded: ConfiguratorContent['notIncluded']
  total: number
  kg: number | null
  weeks: number
  fixing: WallFixing | null
  /** Of everything beside each other, in mm. */
  width: number
  basins: 1 | 2
  /** On the wall; otherwise the floor carries it. */
  hangs: boolean
  /** Slug of the cabinet. */
  product: string
  /** The cabinet in its size on the page of 'Past het?', and the place in which the whole fits. */
  fit: { item: string; place: EasyPlace | null }
  /** The nearest picture that there is, and what is different in it. */
  picture: { slot: PictureSlot; differs: string } | null
  drawing: PieceDrawing
  /** What its 3D model has besides the drawing. */
  model: SetDetails
  /** The params of its pipe drawing; null without a basin. */
  pipes: SupplySearch | null
  /** `?items=` of the wish list with everything that is ordered. */
  items: string
}

/** The set that is nearest to what was asked. */
export function setView(
  slug: AnyCollectionSlug,
  kit: Kit,
  wish: Wish,
  notIncluded: ConfiguratorContent['notIncluded'],
  ours: readonly Part[] = [],
): SetView {
  const set = compose(kit, wish)
  const { choice, lines } = set
  const search = wishOf(choice)
  const cabinet = cabinetItem(kit, choice)
  const supply = setSupply(kit, choice)
  const width = totalWidth(kit, choice)
  const basins = cabinetOf(kit, choice)?.basins ?? 1
  return {
    slug,
    name: kit.collection.name,
    path: collectionPath(slug),
    search,
    asked: Object.fromEntries(Object.entries(search).filter(([part]) => part in wish)),
    ours: ours.filter((part) => part in wish && part in search),
    changes: set.changes
      .filter(({ part }) => !ours.includes(part))
      .map((change) => ({ part: change.part, label: partWords[change.part], text: changeInWords(change) })),
    groups: groupsOf(kit, set),
    lines: lines.map(viewLine),
    notes: notesOf(set),
    notIncluded,
    total: set.total,
    kg: set.kg,
    weeks: set.weeks,
    fixing: cabinet?.fixing ?? null,
    width,
    basins,
    hangs: !kit.isFloorStanding,
    product: /^product\.([^_]+)/.exec(cabinet?.favourite ?? '')?.[1] ?? '',
    fit: {
      item: cabinet?.favourite ?? '',
      place: easyPlace({ width, depth: cabinet?.depth ?? null }, 'furniture', basins),
    },
    picture: cabinet ? pictureOf(kit, set, cabinet) : null,
    drawing: pieceDrawing(kit, choice),
    model: detailsOf(kit, choice),
    pipes: supply && searchOf(supply),
    items: writeItems(readItems(lines.map(({ item, quantity }) => `${item.favourite}*${quantity}`).join(','))),
  }
}

function detailsOf(kit: Kit, choice: Composition['choice']): SetDetails {
  const handle = handleItem(kit, choice)
  return {
    ...(choice.hinge === 'left' || choice.hinge === 'right' ? { hinge: choice.hinge } : {}),
    ...(handle && {
      handle: { kind: handle.isRound ? 'knop' : 'beugel', size: handle.width, color: handle.color },
    }),
  }
}

/** The parts with more than one value. */
function groupsOf(kit: Kit, { choice, options: optionsOfPart }: Composition): ViewGroup[] {
  return parts.flatMap((part) => {
    const all = optionsOfPart[part]
    if (all.length < 2) return []
    return [
      {
        part,
        label: partWords[part],
        chosen: choice[part],
        options: all
          .filter(({ closed }) => closed === null)
          .map(({ value, of, label, item }) => ({
            value,
            of,
            label,
            price: item && priced.has(part) ? item.price : part === 'width' ? widthPrice(kit, choice, value) : null,
            color: colored.has(part) ? (item?.color ?? finishColor(kit, value)) : null,
          })),
        closed: [...Map.groupBy(all, ({ closed }) => closed ?? '')].flatMap(([reason, options]) =>
          reason === '' ? [] : [{ reason, labels: options.map(wholeLabel) }],
        ),
      },
    ]
  })
}

const priced: ReadonlySet<Part> = new Set(['top', 'basin', 'mirror', 'side'])
const colored: ReadonlySet<Part> = new Set(['finish', 'topFinish', 'basinFinish', 'handleFinish'])

/** The cabinet in another width, in the chosen finish. */
function widthPrice(kit: Kit, choice: Composition['choice'], width: string): number | null {
  return cabinetItem(kit, { ...choice, width })?.price ?? null
}

function finishColor({ finishes }: Kit, key: string): string | null {
  return finishes.find((finish) => finish.key === key)?.color ?? null
}

const noted = ['basinAt', 'tap', 'sideAt', 'hinge'] as const satisfies readonly Part[]

function notesOf({ choice, options }: Composition): SetView['notes'] {
  return noted.flatMap((part) => {
    const chosen = options[part].find(({ value }) => value === choice[part])
    return chosen ? [{ label: partWords[part], value: chosen.label }] : []
  })
}

const lineWords: Readonly<Record<Line['part'], string>> = {
  cabinet: 'Meubel',
  top: 'Blad',
  basin: 'Kom',
  handle: 'Greep',
  mirror: 'Spiegel',
  side: 'Kast ernaast',
}

function viewLine({ part, item, quantity }: Line): ViewLine {
  return {
    part: lineWords[part],
    name: item.name,
    detail: [sizeLabel(item), item.finish === '' ? '' : item.finishName].filter(Boolean).join(', '),
    article: item.article,
    href: item.href,
    price: item.price,
    quantity,
  }
}

function sizeLabel({ width, height, depth, isRound }: KitItem): string {
  return isRound
    ? dimensionLabel({ width: null, height: null, depth: null, diameter: width })
    : dimensionLabel({ width, height, depth, diameter: null })
}

/** The picture of the cabinet in the chosen finish, or in the nearest colour that is pictured, in the nearest width of those. Null while there is none. */
function pictureOf(kit: Kit, { choice, lines }: Composition, cabinet: KitItem): SetView['picture'] {
  const kind = cabinetOf(kit, choice)
  const [shown] = (kind?.items ?? [])
    .filter(({ picture }) => picture?.file)
    .map((item) => ({
      ...item,
      // Another surface can have the same colour.
      farInColor: item.finish === cabinet.finish ? -1 : colorDistance(item.color, cabinet.color),
      farInWidth: Math.abs(item.pictured - cabinet.width),
    }))
    .toSorted((one, other) => one.farInColor - other.farInColor || one.farInWidth - other.farInWidth)
  if (!shown?.picture) return null
  const hasMirror = lines.some(({ part }) => part === 'mirror')
  const other = [
    ...(shown.finish === cabinet.finish ? [] : [`de afwerking is ${shown.finishName}`]),
    ...(shown.pictured === cabinet.width ? [] : [`het meubel is ${shown.pictured} mm breed`]),
    'blad, kom en kraan zijn een voorbeeld',
    ...(hasMirror ? ['de spiegel staat er niet op'] : []),
    ...(choice.side === none || choice.side === ''
      ? []
      : [hasMirror ? 'de kast ernaast ook niet' : 'de kast ernaast staat er niet op']),
  ]
  return { slot: shown.picture, differs: `Op deze foto: ${other.join('; ')}.` }
}
