/** What is open for each part of a set, and why the rest is not. Pure; lengths in mm. */
import {
  basinCentres,
  besideBasin,
  canHoldTwo,
  canStandAside,
  castBasin,
  widthForTwo,
  type BasinPlace,
} from '../assembly/supply-rules.ts'
import { leastMirrorShare, tapRoom } from '../fit/fit-rules.ts'
import { tallMirror } from '../fit/mirror-place.ts'
import type { TapChoice } from './configurator.schema.ts'
import type { Kit, KitCabinet, KitItem, KitMirror, KitSide, KitTop } from './kit.ts'
import { middle, none, standardHandle, valueWords, type Choice, type Part } from './parts.ts'

/**
 * A value of a part. `of`: the thing of which `label` is a size; null where the label says it all. `closed`: the sentence that says why it
 * cannot be chosen, or null. `item`: what it adds to the order.
 */
export type Option = { value: string; of: string | null; label: string; closed: string | null; item: KitItem | null }
/** 'Lijstspiegel, 800 × 800 mm' */
export function wholeLabel({ of, label }: Pick<Option, 'of' | 'label'>): string {
  return of === null ? label : `${of}, ${label}`
}

/** The parts that were chosen before this one. */
export type Chosen = Partial<Choice>

/** Kept free in front of a bowl and behind it, at least. */
export const besideEdge = 20

/** The values of `part`, open or closed, after the parts before it; none when the part does not apply. */
export function optionsOf(kit: Kit, part: Part, chosen: Chosen): Option[] {
  return rules[part](kit, chosen)
}

const rules: Readonly<Record<Part, (kit: Kit, chosen: Chosen) => Option[]>> = {
  cabinet: ({ cabinets }) => cabinets.map(({ key, label }) => open(key, label)),
  width: widthOptions,
  finish: finishOptions,
  top: topOptions,
  topFinish: (kit, chosen) => finishesOf(topItems(kit, chosen)),
  basin: basinOptions,
  basinFinish: (kit, chosen) => finishesOf(bowlItems(kit, chosen)),
  basinAt: basinAtOptions,
  tap: tapOptions,
  handle: ({ handles }) =>
    handles.length === 0
      ? []
      : [open(standardHandle, valueWords.handle.standard), ...handles.map(({ key, label }) => open(key, label))],
  handleFinish: (kit, { handle }) => finishesOf(kit.handles.find(({ key }) => key === handle)?.items ?? []),
  mirror: mirrorOptions,
  side: sideOptions,
  sideAt: (_, { side }) =>
    side === none || side === undefined
      ? []
      : Object.entries(valueWords.sideAt).map(([value, label]) => open(value, label)),
  hinge: (kit, chosen) =>
    cabinetOf(kit, chosen)?.hinged || sideOf(kit, chosen)?.hinged
      ? Object.entries(valueWords.hinge).map(([value, label]) => open(value, label))
      : [],
}

function open(value: string, label: string, item: KitItem | null = null): Option {
  return { value, of: null, label, closed: null, item }
}

// What was chosen.

export function cabinetOf(kit: Kit, { cabinet }: Chosen): KitCabinet | undefined {
  return kit.cabinets.find(({ key }) => key === cabinet)
}

export function cabinetItem(kit: Kit, chosen: Chosen): KitItem | undefined {
  const width = widthOf(chosen)
  return cabinetOf(kit, chosen)?.items.find((item) => item.width === width && item.finish === chosen.finish)
}

export function widthOf({ width }: Chosen): number {
  return Number(width ?? 0)
}

export function topOf(kit: Kit, { top }: Chosen): KitTop | undefined {
  return kit.tops.find(({ key }) => key === top)
}

/** The chosen top in each of its finishes. */
function topItems(kit: Kit, chosen: Chosen): KitItem[] {
  const cabinet = anyCabinetItem(kit, chosen)
  return topOf(kit, chosen)?.items.filter((item) => cabinet !== undefined && covers(item, cabinet)) ?? []
}

export function topItem(kit: Kit, chosen: Chosen): KitItem | undefined {
  return topItems(kit, chosen).find(({ finish }) => finish === (chosen.topFinish ?? ''))
}

/** The chosen bowl in each of its finishes. */
function bowlItems(kit: Kit, { basin }: Chosen): KitItem[] {
  return kit.bowls.flatMap(({ key, items }) => items.filter((item) => sizeKey(key, item) === basin))
}

export function bowlItem(kit: Kit, chosen: Chosen): KitItem | undefined {
  return bowlItems(kit, chosen).find(({ finish }) => finish === (chosen.basinFinish ?? ''))
}

export function handleItem(kit: Kit, { handle, handleFinish }: Chosen): KitItem | undefined {
  return kit.handles.find(({ key }) => key === handle)?.items.find(({ finish }) => finish === (handleFinish ?? ''))
}

export function mirrorItem(kit: Kit, { mirror, finish }: Chosen): KitItem | undefined {
  for (const { key, items, wears } of kit.mirrors) {
    const found = items.find((item) => sizeKey(key, item) === mirror && (!wears || item.finish === finish))
    if (found) return found
  }
  return undefined
}

export function sideOf(kit: Kit, { side }: Chosen): KitSide | undefined {
  return kit.sides.find(({ key, items }) => items.some((item) => sizeKey(key, item) === side))
}

export function sideItem(kit: Kit, chosen: Chosen): KitItem | undefined {
  const side = sideOf(kit, chosen)
  return side?.items.find((item) => sizeKey(side.key, item) === chosen.side && item.finish === chosen.finish)
}

/** The number of side cabinets. */
export function sideCount({ side, sideAt }: Chosen): 0 | 1 | 2 {
  return side === undefined || side === none || side === '' ? 0 : sideAt === 'both' ? 2 : 1
}

/** The value of a part that comes in sizes: 'kast-800', 'm05-1000'. */
export function sizeKey(key: string, { width }: Pick<KitItem, 'width'>): string {
  return `${key}-${width}`
}

export const bowlLabel = ({ isRound, width, depth }: KitItem): string =>
  isRound ? `⌀ ${width} mm` : `${width} × ${depth} mm`
export const mirrorLabel = ({ isRound, width, height }: KitItem): string =>
  isRound ? `⌀ ${width} mm` : `${width} × ${height} mm`

/** The cabinet in any finish, for its sizes. */
function anyCabinetItem(kit: Kit, chosen: Chosen): KitItem | undefined {
  const width = widthOf(chosen)
  return cabinetOf(kit, chosen)?.items.find((item) => item.width === width)
}

function covers(top: KitItem, cabinet: KitItem): boolean {
  return top.width === cabinet.width && top.depth === cabinet.depth
}

// The rules.

function widthOptions(kit: Kit, chosen: Chosen): Option[] {
  const cabinet = cabinetOf(kit, chosen)
  const own = new Map(cabinet?.items.map((item) => [item.width, item]))
  const all = new Set(kit.cabinets.flatMap(({ items }) => items.map(({ width }) => width)))
  return [...all]
    .toSorted((one, other) => one - other)
    .map((width) => {
      const others = kit.cabinets.filter(({ items }) => items.some((item) => item.width === width))
      return {
        value: String(width),
        of: null,
        label: `${width} mm`,
        closed: own.has(width)
          ? null
          : `${width} mm is er alleen als ${listed(others.map(({ label }) => `‘${label}’`))}.`,
        item: null,
      }
    })
}

function finishOptions(kit: Kit, chosen: Chosen): Option[] {
  const cabinet = cabinetOf(kit, chosen)
  const width = widthOf(chosen)
  return kit.finishes.map(({ key, name }) => {
    const item = cabinet?.items.find((candidate) => candidate.width === width && candidate.finish === key) ?? null
    return {
      value: key,
      of: null,
      label: name,
      closed: item ? null : `‘${cabinet?.label ?? ''}’ is er niet in ${name}.`,
      item,
    }
  })
}

function topOptions(kit: Kit, chosen: Chosen): Option[] {
  const cabinet = cabinetOf(kit, chosen)
  const piece = anyCabinetItem(kit, chosen)
  if (!cabinet || !piece) return []
  return [
    ...kit.tops.map((top) => {
      const item = top.items.find((candidate) => covers(candidate, piece)) ?? null
      return { value: top.key, of: null, label: top.label, closed: topFault(top, item, cabinet, piece), item }
    }),
    open(none, valueWords.top.none),
  ]
}

function topFault(top: KitTop, item: KitItem | null, cabinet: KitCabinet, piece: KitItem): string | null {
  if (!item) {
    const widths = [...new Set(top.items.map(({ width }) => width))].toSorted((one, other) => one - other)
    return `${top.label} is er in ${listed(widths.map(String))} mm; een meubel draagt alleen een blad van zijn eigen breedte, ${piece.width} mm.`
  }
  if (top.basins.length > 0 && cabinet.basins === 2)
    return `${top.label} heeft één kom met één afvoer; de laden van dit meubel zijn uitgespaard voor twee.`
  return null
}

function basinOptions(kit: Kit, chosen: Chosen): Option[] {
  const top = topOf(kit, chosen)
  const plate = topItems(kit, chosen)[0]
  const cabinet = cabinetOf(kit, chosen)
  if (!top || !plate || !cabinet || top.basins.length > 0) return []
  return [
    ...kit.bowls.flatMap(({ key, label, items }) =>
      uniqueSizes(items).map((item) => ({
        value: sizeKey(key, item),
        of: label,
        label: bowlLabel(item),
        closed: bowlFault(item, plate, cabinet),
        item,
      })),
    ),
    open(none, valueWords.basin.none),
  ]
}

function bowlFault(bowl: KitItem, plate: KitItem, { basins }: KitCabinet): string | null {
  if (bowl.depth + 2 * besideEdge > plate.depth)
    return `De kom is ${bowl.depth} mm diep en het blad ${plate.depth} mm: voor en achter moet ${besideEdge} mm vrij blijven.`
  if (basins === 2 && !canHoldTwo(plate.width, bowl))
    return plate.width < widthForTwo
      ? `Twee kommen kunnen vanaf ${widthForTwo} mm.`
      : `Twee kommen van ${bowl.width} mm passen niet op ${plate.width} mm: er moet ${besideBasin} mm naast en tussen blijven.`
  if (bowl.width + 2 * besideBasin > plate.width)
    return `De kom is ${bowl.width} mm breed; op ${plate.width} mm blijft er geen ${besideBasin} mm naast.`
  return null
}

/** The centres of the basins, from the left side of the cabinet: where its drawers are cut out, or at a quarter of the width when that is asked. */
export function centresIn(kit: Kit, chosen: Chosen): number[] {
  return basinCentres(
    widthOf(chosen),
    basinPlace(chosen) === 'middle' ? (cabinetOf(kit, chosen)?.basins ?? 1) : 1,
    basinPlace(chosen),
  )
}

export function basinPlace({ basinAt }: Chosen): BasinPlace {
  return basinAt === 'left' || basinAt === 'right' ? basinAt : middle
}

/** None where the basin is in the middle and nowhere else. */
function basinAtOptions(kit: Kit, chosen: Chosen): Option[] {
  const cabinet = cabinetOf(kit, chosen)
  const top = topOf(kit, chosen)
  const plate = topItems(kit, chosen)[0]
  const cast = top && castBasin(top.basins, widthOf(chosen))
  const basin = cast ?? bowlItems(kit, chosen)[0]
  if (!cabinet || !top || !plate || !basin || cabinet.asideFrom === Number.POSITIVE_INFINITY) return []
  if (cast && !top.aside) return []
  const closed = asideFault(basin, plate, cabinet)
  return [
    open(middle, valueWords.basinAt.middle),
    ...(['left', 'right'] as const).map((value) => {
      const label = `${valueWords.basinAt[value]}, hart op ${plate.width / 4} mm van de zijkant`
      return { value, of: null, label, closed, item: null }
    }),
  ]
}

function asideFault(basin: { width: number }, plate: KitItem, { asideFrom }: KitCabinet): string | null {
  if (plate.width < asideFrom)
    return `Links of rechts kan vanaf ${asideFrom} mm: in een smaller meubel loopt de lade niet om de sifon heen.`
  return !canStandAside(plate.width, basin)
    ? `De kom is ${basin.width} mm breed; met het hart op ${plate.width / 4} mm blijft er geen ${besideBasin} mm naast.`
    : null
}

function tapOptions(kit: Kit, chosen: Chosen): Option[] {
  const top = topOf(kit, chosen)
  const plate = topItems(kit, chosen)[0]
  const cabinet = cabinetOf(kit, chosen)
  if (!top || !plate || !cabinet) return []
  const bowl = bowlItems(kit, chosen)[0]
  if (top.basins.length === 0 && !bowl) return []
  return top.taps.map((tap) => ({
    value: tap,
    of: null,
    label: valueWords.tap[tap],
    closed: bowl
      ? tapFault(tap, bowl, plate, roomBeside(kit, chosen, bowl))
      : tap === 'two' && plate.width < top.twoTapsFrom
        ? `Twee kraangaten kunnen vanaf ${top.twoTapsFrom} mm.`
        : null,
    item: null,
  }))
}

/** Between the bowls and what is left and right of them. */
function roomBeside(kit: Kit, chosen: Chosen, bowl: KitItem): { left: number; right: number } {
  const width = widthOf(chosen)
  const centres = centresIn(kit, chosen)
  const [first = 0] = centres
  // Two bowls meet halfway.
  const end = centres.length === 2 ? width / 2 : width
  return { left: Math.floor(first - bowl.width / 2), right: Math.floor(end - first - bowl.width / 2) }
}

function tapFault(tap: TapChoice, bowl: KitItem, plate: KitItem, room: { left: number; right: number }): string | null {
  if (tap === 'wall') return null
  if (tap === 'middle') {
    const behind = plate.depth - bowl.depth - besideEdge
    return behind >= tapRoom.behind
      ? null
      : `Achter de kom blijft ${behind} mm; een kraan vraagt daar ${tapRoom.behind} mm.`
  }
  const beside = tap === 'left' ? room.left : room.right
  return beside >= tapRoom.beside
    ? null
    : `Naast de kom blijft ${beside} mm; een kraan vraagt daar ${tapRoom.beside} mm.`
}

function mirrorOptions(kit: Kit, chosen: Chosen): Option[] {
  const width = widthOf(chosen)
  return [
    ...kit.mirrors.flatMap((mirror) =>
      uniqueSizes(mirror.items).map((size) => {
        const item = mirror.wears ? mirror.items.find((other) => isIn(other, size.width, chosen.finish)) : size
        return {
          value: sizeKey(mirror.key, size),
          of: mirror.label,
          label: mirrorLabel(size),
          closed: mirrorFault(mirror, size, item, width),
          item: item ?? null,
        }
      }),
    ),
    open(none, valueWords.mirror.none),
  ]
}

function mirrorFault(mirror: KitMirror, size: KitItem, item: KitItem | undefined, width: number): string | null {
  if (size.width > width) return `Een spiegel is niet breder dan het meubel eronder, ${width} mm.`
  if (size.width < width * leastMirrorShare)
    return `Te smal boven ${width} mm: een spiegel is er minstens ${Math.ceil(width * leastMirrorShare)} mm breed.`
  if (size.height > tallMirror.from)
    return `Een spiegel van ${size.height} mm hoog hangt naast het meubel, niet erboven.`
  return item ? null : `${mirror.label} is er niet in deze afwerking.`
}

function sideOptions(kit: Kit, chosen: Chosen): Option[] {
  if (kit.sides.length === 0) return []
  return [
    open(none, valueWords.side.none),
    ...kit.sides.flatMap((side) =>
      uniqueSizes(side.items).map((any) => {
        const item = side.items.find((own) => isIn(own, any.width, chosen.finish)) ?? null
        return {
          value: sizeKey(side.key, any),
          of: side.label,
          label: `${any.width} mm`,
          closed: item ? null : `${side.label} is er niet in deze afwerking.`,
          item,
        }
      }),
    ),
  ]
}

function isIn(item: KitItem, width: number, finish: string | undefined): boolean {
  return item.width === width && item.finish === finish
}

/** The finishes of one size. */
function finishesOf(items: readonly KitItem[]): Option[] {
  return items.flatMap((item) => (item.finish === '' ? [] : [open(item.finish, item.finishName, item)]))
}

const knownSizes = new WeakMap<readonly KitItem[], readonly KitItem[]>()

/** One item of every width, in any finish; found once for each part of a kit. */
function uniqueSizes(items: readonly KitItem[]): readonly KitItem[] {
  const known = knownSizes.get(items)
  if (known) return known
  const unique = [...new Map(items.map((item) => [item.width, item])).values()].toSorted((a, b) => a.width - b.width)
  knownSizes.set(items, unique)
  return unique
}

/** 'a, b en c' */
function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} en ${words.at(-1)}`
}
