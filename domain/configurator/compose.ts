/**
 * From what a visitor asked for to a set that can be made: what was possible stays, what was not becomes the nearest that is, with
 * the reason. Pure: the same kit and wish give the same set. Lengths in mm, money in cents, weights in kg.
 */
import { colorDistance } from '../finishes/color-distance.ts'
import type { Kit, KitItem } from './kit.ts'
import {
  bowlItem,
  cabinetItem,
  cabinetOf,
  handleItem,
  mirrorItem,
  optionsOf,
  sideCount,
  sideItem,
  topItem,
  topOf,
  wholeLabel,
  type Option,
} from './options.ts'
import { optionName } from './option-names.ts'
import { middle, none, parts, partWords, standardHandle, type Choice, type Part, type Wish } from './parts.ts'

/** A wish that could not be fulfilled: what was asked, what it became (null: it is left out), and why. */
export type Change = { part: Part; asked: string; became: string | null; reason: string }

/** 'Lijstspiegel, 1200 × 800 mm kan hier niet en werd Lijstspiegel, 1000 × 800 mm. …' */
export function changeInWords({ asked, became, reason }: Change): string {
  return `${asked} ${became === null ? 'vervalt' : `kan hier niet en werd ${became}`}. ${reason}`
}

/** One thing to order. `part`: what it is in the set. */
export type Line = { part: 'cabinet' | 'top' | 'basin' | 'handle' | 'mirror' | 'side'; item: KitItem; quantity: number }
export type Composition = {
  choice: Choice
  changes: Change[]
  options: Readonly<Record<Part, readonly Option[]>>
  lines: Line[]
  total: number
  /** Whole kg; null when the weight of a part is unknown. */
  kg: number | null
  /** Until the last part is there. */
  weeks: number
}

/** The set that is nearest to `wish`. @throws {RangeError} when the kit has no cabinet */
export function compose(kit: Kit, wish: Wish): Composition {
  const { choice, changes, options } = choose(kit, wish)
  const lines = linesOf(kit, choice)
  return {
    choice,
    changes,
    options,
    lines,
    total: lines.reduce((sum, { item, quantity }) => sum + item.price * quantity, 0),
    kg: weightOf(lines),
    weeks: Math.max(...lines.map((line) => weeksOf(kit, choice, line))),
  }
}

/** Chooses part by part, because what is open for one depends on those before it. */
export function choose(kit: Kit, wish: Wish): Pick<Composition, 'choice' | 'changes' | 'options'> {
  const choice: Record<Part, string> = { ...nothing }
  const options: Record<Part, Option[]> = { ...noOptions }
  const changes: Change[] = []
  for (const part of parts) {
    const all = optionsOf(kit, part, choice)
    options[part] = all
    const asked = wish[part]
    const wanted = asked === undefined ? undefined : all.find(({ value }) => value === asked)
    const chosen = wanted?.closed === null ? wanted : nearest(kit, part, choice, all, asked)
    choice[part] = chosen?.value ?? ''
    if (asked !== undefined && chosen?.value !== asked && !isNothing(part, asked, all))
      changes.push({
        part,
        asked: wanted ? wholeLabel(wanted) : (optionName(kit, part, asked) ?? 'Wat u vroeg'),
        became: chosen ? wholeLabel(chosen) : null,
        reason: wanted?.closed ?? reasonFor(kit, part, choice, all, asked),
      })
  }
  return { choice, changes, options }
}

const nothing: Choice = {
  cabinet: '',
  width: '',
  finish: '',
  top: '',
  topFinish: '',
  basin: '',
  basinFinish: '',
  basinAt: '',
  tap: '',
  handle: '',
  handleFinish: '',
  mirror: '',
  side: '',
  sideAt: '',
  hinge: '',
}
const noOptions: Record<Part, Option[]> = {
  cabinet: [],
  width: [],
  finish: [],
  top: [],
  topFinish: [],
  basin: [],
  basinFinish: [],
  basinAt: [],
  tap: [],
  handle: [],
  handleFinish: [],
  mirror: [],
  side: [],
  sideAt: [],
  hinge: [],
}

/** Leaving out a part that does not apply is no wish. */
function isNothing(part: Part, asked: string, all: readonly Option[]): boolean {
  return (
    all.length === 0 &&
    (asked === none || (part === 'handle' && asked === standardHandle) || (part === 'basinAt' && asked === middle))
  )
}

/** Why a value that the part does not know is not chosen. */
function reasonFor(kit: Kit, part: Part, choice: Choice, all: readonly Option[], asked: string): string {
  if (optionName(kit, part, asked) === null) return `${kit.collection.name} heeft dit niet.`
  if (all.length === 0) return `Bij deze samenstelling is er geen keuze van ${partWords[part].toLowerCase()}.`
  const whole = wholes[part]
  const name =
    whole === undefined ? kit.collection.name : (optionName(kit, whole, choice[whole]) ?? kit.collection.name)
  return part === 'tap'
    ? `${name} is er niet met de kraan op die plaats.`
    : `${name} is er in deze maat niet in deze kleur.`
}

/** What a part says more of. */
const wholes: Partial<Record<Part, Part>> = {
  topFinish: 'top',
  basinFinish: 'basin',
  handleFinish: 'handle',
  tap: 'top',
}

/** The open option that comes nearest to what was asked, or the usual one when nothing was. */
function nearest(
  kit: Kit,
  part: Part,
  chosen: Choice,
  all: readonly Option[],
  asked: string | undefined,
): Option | undefined {
  const open = all.filter(({ closed }) => closed === null)
  if (asked !== undefined) {
    if (part === 'width') return leastBy(open, ({ value }) => Math.abs(Number(value) - wholeNumber(asked)))
    if (part === 'finish' || part === 'topFinish' || part === 'basinFinish' || part === 'handleFinish')
      return nearestColor(kit, open, asked)
    if (part === 'basin' || part === 'mirror' || part === 'side') return nearestSize(open, asked)
  }
  return usual(kit, part, chosen, open)
}

/** NaN counts as 0, so that text leads to the smallest. */
function wholeNumber(text: string): number {
  const number = Number(text)
  return Number.isFinite(number) ? number : 0
}

function nearestColor(kit: Kit, open: readonly Option[], asked: string): Option | undefined {
  const color = colorOf(kit).get(asked)
  if (color === undefined) return open[0]
  return leastBy(open, ({ item }) => (item === null ? 1 : distance(item.color, color)))
}

const knownColors = new WeakMap<Kit, ReadonlyMap<string, string>>()

/** The colours of every finish of a kit. */
function colorOf(kit: Kit): ReadonlyMap<string, string> {
  const known = knownColors.get(kit)
  if (known) return known
  const items = [...kit.cabinets, ...kit.tops, ...kit.bowls, ...kit.handles].flatMap((part) => part.items)
  const colors = new Map(items.map(({ finish, color }) => [finish, color]))
  knownColors.set(kit, colors)
  return colors
}

const knownDistances = new Map<string, number>()

/** Cached, because the same pairs of colours are compared again and again. */
function distance(one: string, other: string): number {
  const pair = `${one} ${other}`
  const found = knownDistances.get(pair) ?? colorDistance(one, other)
  knownDistances.set(pair, found)
  return found
}

/** The nearest size of the same thing; without one, nothing of its kind. */
function nearestSize(open: readonly Option[], asked: string): Option | undefined {
  const [key, size] = splitSize(asked)
  const alike = open.filter(({ value }) => splitSize(value)[0] === key && value !== none)
  const rest = open.find(({ value }) => value === none) ?? open[0]
  return alike.length > 0 ? leastBy(alike, ({ value }) => Math.abs(splitSize(value)[1] - size)) : rest
}

/** 'crystal-rond-420' -> ['crystal-rond', 420] */
function splitSize(value: string): [key: string, size: number] {
  const at = value.lastIndexOf('-')
  return [value.slice(0, at), wholeNumber(value.slice(at + 1))]
}

/** What is chosen until a visitor chooses: the furniture as it is pictured, a top with a bowl, the widest mirror. */
function usual(kit: Kit, part: Part, chosen: Choice, open: readonly Option[]): Option | undefined {
  switch (part) {
    case 'finish':
      return open.find(({ value }) => value === kit.usual.finish) ?? open[0]
    case 'topFinish':
    case 'basinFinish':
    case 'handleFinish':
      return open.find(({ value }) => value === chosen.finish) ?? open[0]
    case 'mirror':
      return open.findLast(({ value }) => splitSize(value)[0] === kit.usual.mirror) ?? open[0]
    default:
      return open[0]
  }
}

function leastBy(options: readonly Option[], measure: (option: Option) => number): Option | undefined {
  let best: Option | undefined
  let least = Number.POSITIVE_INFINITY
  for (const option of options) {
    const distanceTo = measure(option)
    if (best === undefined || distanceTo < least) [best, least] = [option, distanceTo]
  }
  return best
}

/** What is ordered, cabinet first. */
export function linesOf(kit: Kit, choice: Choice): Line[] {
  const cabinet = cabinetItem(kit, choice)
  if (!cabinet) throw new RangeError(`${kit.collection.name} has no cabinet ${choice.cabinet} in ${choice.finish}`)
  const { basins = 1, fronts } = cabinetOf(kit, choice) ?? {}
  const line = (part: Line['part'], item: KitItem | undefined, quantity = 1): Line[] =>
    item ? [{ part, item, quantity }] : []
  return [
    { part: 'cabinet', item: cabinet, quantity: 1 },
    ...line('top', topItem(kit, choice)),
    ...line('basin', bowlItem(kit, choice), basins),
    ...line('handle', handleItem(kit, choice), fronts ? fronts.rows * fronts.columns : 1),
    ...line('mirror', mirrorItem(kit, choice)),
    ...line('side', sideItem(kit, choice), sideCount(choice)),
  ]
}

/** Nothing with a basin left or right is in stock: the drawers are cut out for it, and a basin in the top is cast. */
function weeksOf(kit: Kit, choice: Choice, { part, item }: Line): number {
  const isAside = choice.basinAt === 'left' || choice.basinAt === 'right'
  const isMade = part === 'cabinet' || (part === 'top' && (topOf(kit, choice)?.basins.length ?? 0) > 0)
  return isAside && isMade ? item.weeksMade : item.weeks
}

function weightOf(lines: readonly Line[]): number | null {
  let sum = 0
  for (const { item, quantity } of lines) {
    if (item.kg === null) return null
    sum += item.kg * quantity
  }
  return Math.round(sum)
}

/** The params of a choice: only what applies and is not left out, so that its address is short and stays the same. */
export function wishOf(choice: Choice): Wish {
  return Object.fromEntries(
    parts.flatMap((part) => {
      const value = choice[part]
      const isUsual =
        value === '' ||
        (value === none && part === 'side') ||
        (value === middle && part === 'basinAt') ||
        (value === standardHandle && part === 'handle')
      return isUsual ? [] : [[part, value]]
    }),
  )
}

/** The total width of the cabinets side by side, in mm. */
export function totalWidth(kit: Kit, choice: Choice): number {
  const side = sideItem(kit, choice)
  return Number(choice.width) + (side ? side.width * sideCount(choice) : 0)
}
