/** The cheapest set of every cabinet in every finish, for the page that leads to the collections. Prices in cents, widths in mm. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { colorValues } from '#domain/catalogue/color-families.ts'
import { collectionPath } from '#domain/collections/collection-path.ts'
import type { AnyCollectionSlug } from '#domain/collections/collection-slugs.ts'
import { compose, wishOf } from '#domain/configurator/compose.ts'
import type { Kit } from '#domain/configurator/kit.ts'
import type { Option } from '#domain/configurator/options.ts'
import { none, parts, type Part, type Wish } from '#domain/configurator/parts.ts'
import { wallPlay } from '#domain/fit/fit-rules.ts'
import { formatPrice } from '#domain/money.ts'
import type { PictureSlot } from '#domain/picture-slot.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import type { Kits } from './kits.ts'

/** A set with a basin where the collection has one; `colors`: values of the colour filter. */
type Offer = {
  search: Wish
  width: number
  depth: number
  basins: 1 | 2
  colors: readonly string[]
  total: number
}

/** What a visitor asked for: the width and depth of a place in mm, a budget in euros, how many basins, a finish or a family of finishes. */
export type SetsAsked = Readonly<
  Record<'niche' | 'depth' | 'budget' | 'basins', number | null> & { color: string | null }
>

/** A collection in the list. `reason`: why no set suits; then it opens its cheapest of all. */
export type SetCard = {
  slug: AnyCollectionSlug
  name: string
  path: string
  tagline: string
  picture: PictureSlot
  /** Of the set that the card opens: the widest that suits a niche, otherwise the cheapest. */
  price: number
  /** What makes that set of it, and which of that a visitor has not asked for. */
  asked: Wish
  ours: Part[]
  width: number
  /** What the price holds, where that is not a cabinet, a top with its basin and a mirror. */
  holds: string | null
  reason: string | null
}

/** Every collection that can be put together, those that suit first. */
export async function setCards(files: ContentFiles, kits: Kits, asked: SetsAsked): Promise<SetCard[]> {
  const cards: SetCard[] = []
  for (const [slug, kit] of kits) {
    const collection = files.collections.get(slug)
    if (collection) cards.push(setCard(kit, await offersOf(kit), slug, collection, asked))
  }
  return [...cards.filter(({ reason }) => reason === null), ...cards.filter(({ reason }) => reason !== null)]
}

function setCard(
  kit: Kit,
  offers: readonly Offer[],
  slug: AnyCollectionSlug,
  { name, tagline, card }: { name: string; tagline: string; card: PictureSlot },
  asked: SetsAsked,
): SetCard {
  const steps = suitingSteps(offers, asked)
  const suiting = steps.at(-1)?.left ?? []
  const shown = suiting.length > 0 ? suiting : offers
  const cheapest = leastBy(shown, ({ total }) => total)
  const widest = leastBy(shown, ({ width, total }) => total - width * 1_000_000) // then the cheapest of that width
  const first = asked.niche === null || suiting.length === 0 ? cheapest : widest
  if (!first) throw new RangeError(`${name} has no set`)
  const address = shortestOf(kit, first)
  return {
    slug,
    name,
    path: collectionPath(slug),
    tagline,
    picture: card,
    price: first.total,
    asked: address,
    ours: parts.filter((part) => part in address && (part !== 'finish' || asked.color === null)).toSorted(),
    width: first.width,
    holds: holdsOf(kit, first),
    reason: steps.find(({ left }) => left.length === 0)?.reason ?? null,
  }
}

/** What is left of the offers after each thing that a visitor asked for; `reason`: why nothing is. */
function suitingSteps(
  offers: readonly Offer[],
  { niche, depth, budget, basins, color }: SetsAsked,
): { left: readonly Offer[]; reason: string }[] {
  let left = offers
  const step = (suits: (offer: Offer) => boolean, reasonOf: (before: readonly Offer[]) => string) => {
    const before = left
    left = before.filter(suits)
    return { left, reason: left.length === 0 && before.length > 0 ? reasonOf(before) : '' }
  }
  const least = (some: readonly Offer[], of: 'width' | 'depth' | 'total') => Math.min(...some.map((offer) => offer[of]))
  return [
    step(
      ({ colors }) => color === null || colors.includes(color),
      () => 'Niet in deze kleur.',
    ),
    step(
      (offer) => basins === null || offer.basins === basins,
      () => (basins === 2 ? 'Niet met twee kommen.' : 'Alleen met twee kommen.'),
    ),
    step(
      ({ width }) => niche === null || width + 2 * wallPlay.least <= niche,
      (before) => `Te breed voor ${niche} mm: het smalste meubel is ${least(before, 'width')} mm.`,
    ),
    step(
      (offer) => depth === null || offer.depth <= depth,
      (before) => `Te diep voor ${depth} mm: het ondiepste meubel is ${least(before, 'depth')} mm.`,
    ),
    step(
      ({ total }) => budget === null || total <= budget * 100,
      (before) => `Boven uw budget: vanaf ${formatPrice(least(before, 'total'))}.`,
    ),
  ]
}

const shortest = new WeakMap<Offer, Wish>()

/** The finish and the fewest other params that make this set. */
function shortestOf(kit: Kit, offer: Offer): Wish {
  const makes = (wish: Wish) => JSON.stringify(wishOf(compose(kit, wish).choice)) === JSON.stringify(offer.search)
  let wish = shortest.get(offer)
  if (wish) return wish
  wish = offer.search
  for (const part of parts.toReversed()) {
    const { [part]: _, ...rest } = wish
    if (part !== 'finish' && makes(rest)) wish = rest
  }
  shortest.set(offer, wish)
  return wish
}

function holdsOf({ tops, bowls }: Kit, { search }: Offer): string | null {
  if (tops.length === 0 || search.top === none) return 'Meubel en spiegel; het blad is maatwerk via een verkooppunt.'
  return bowls.length === 0 && tops.every(({ basins }) => basins.length === 0)
    ? 'Meubel, blad en spiegel, zonder kom.'
    : null
}

const known = new WeakMap<Kit, Promise<readonly Offer[]>>()

/** Made once for each reading of the catalogue. */
function offersOf(kit: Kit): Promise<readonly Offer[]> {
  const offers = known.get(kit) ?? makeOffers(kit)
  known.set(kit, offers)
  return offers
}

/** Hundreds of sets take a fifth of a second; between two of them other requests get their turn. */
async function makeOffers(kit: Kit): Promise<Offer[]> {
  const offers: Offer[] = []
  for (const { key, items, basins } of kit.cabinets)
    for (const { width, depth, finish, finishName } of items) {
      const { search, total } = cheapestSet(kit, { cabinet: key, width: String(width), finish })
      offers.push({
        search,
        total,
        width,
        depth,
        basins,
        colors: colorValues({ name: finish, color_name: finishName }),
      })
      await nextTurn()
    }
  return offers
}

/** The cheapest top with a basin, and the cheapest mirror. */
function cheapestSet(kit: Kit, cabinet: Wish): Pick<Offer, 'search' | 'total'> {
  const { options } = compose(kit, cabinet)
  const mirror = cheapestOf(options.mirror)
  const sets = openOf(options.top).map((top) => {
    const wish = { ...cabinet, top, ...(mirror === undefined ? {} : { mirror }) }
    const topFinish = cheapestOf(compose(kit, wish).options.topFinish)
    const withTop = { ...wish, ...(topFinish === undefined ? {} : { topFinish }) }
    const basin = cheapestOf(compose(kit, withTop).options.basin)
    return compose(kit, { ...withTop, ...(basin === undefined ? {} : { basin }) })
  })
  const found = leastBy(sets, ({ total }) => total) ?? compose(kit, cabinet)
  return { search: wishOf(found.choice), total: found.total }
}

/** The values that can be chosen, without leaving the part out unless there is nothing else. */
function openOf(options: readonly Option[]): string[] {
  const open = options.filter(({ closed }) => closed === null).map(({ value }) => value)
  const some = open.filter((value) => value !== none)
  return some.length > 0 ? some : open
}

function cheapestOf(options: readonly Option[]): string | undefined {
  return leastBy(
    options.filter(({ closed, item }) => closed === null && item !== null),
    ({ item }) => item?.price ?? 0,
  )?.value
}

function leastBy<TItem>(items: readonly TItem[], measure: (item: TItem) => number): TItem | undefined {
  return items.toSorted((one, other) => measure(one) - measure(other))[0]
}
