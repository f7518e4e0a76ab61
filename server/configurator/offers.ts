/** The cheapest set of every cabinet in every finish, for the page that leads to the collections. Prices in cents, widths in mm. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { colorValues } from '#domain/catalogue/color-families.ts'
import { collectionPath } from '#domain/collections/collection-path.ts'
import type { AnyCollectionSlug } from '#domain/collections/collection-slugs.ts'
import { compose, wishOf } from '#domain/configurator/compose.ts'
import type { Kit } from '#domain/configurator/kit.ts'
import type { Option } from '#domain/configurator/options.ts'
import { none, type Wish } from '#domain/configurator/parts.ts'
import { wallPlay } from '#domain/fit/fit-rules.ts'
import { formatPrice } from '#domain/money.ts'
import type { PictureSlot } from '#domain/picture-slot.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import type { Kits } from './kits.ts'

/** A set with a basin where the collection has one; `colors`: values of the colour filter. */
type Offer = { search: Wish; width: number; colors: readonly string[]; total: number }

/** What a visitor asked for: a place in mm, a budget in euros, a finish or a family of finishes. */
export type SetsAsked = { niche: number | null; budget: number | null; color: string | null }

/** A collection in the list. `from`: its cheapest set that suits; `reason`: why none does, and then `from` is its cheapest of all. */
export type SetCard = {
  slug: AnyCollectionSlug
  name: string
  path: string
  tagline: string
  picture: PictureSlot
  from: number
  /** The set to begin with: the widest that suits a niche, otherwise the cheapest. */
  search: Wish
  width: number
  /** What the price holds. */
  holds: string
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
  const inColor = offers.filter(({ colors }) => asked.color === null || colors.includes(asked.color))
  const fitting = inColor.filter(({ width }) => asked.niche === null || width + 2 * wallPlay.least <= asked.niche)
  const suiting = fitting.filter(({ total }) => asked.budget === null || total <= asked.budget * 100)
  const cheapest = leastBy(suiting.length > 0 ? suiting : offers, ({ total }) => total)
  const first =
    asked.niche === null ? cheapest : (leastBy(suiting, ({ width, total }) => total - width * 1_000_000) ?? cheapest) // the widest, then the cheapest
  if (!cheapest || !first) throw new RangeError(`${name} has no set`)
  return {
    slug,
    name,
    path: collectionPath(slug),
    tagline,
    picture: card,
    from: cheapest.total,
    search: first.search,
    width: first.width,
    holds: holdsOf(kit, first),
    reason: suiting.length > 0 ? null : reasonOf({ inColor, fitting }, offers, asked),
  }
}

function holdsOf({ tops, bowls }: Kit, { search }: Offer): string {
  if (tops.length === 0 || search.top === none) return 'Meubel en spiegel; het blad is maatwerk via een verkooppunt'
  return bowls.length === 0 && tops.every(({ basins }) => basins.length === 0)
    ? 'Meubel, blad en spiegel, zonder kom'
    : 'Meubel, blad met kom en spiegel'
}

function reasonOf(
  { inColor, fitting }: { inColor: readonly Offer[]; fitting: readonly Offer[] },
  offers: readonly Offer[],
  { niche }: SetsAsked,
): string {
  if (inColor.length === 0) return 'Niet in deze kleur.'
  if (fitting.length === 0)
    return `Te breed voor ${niche ?? 0} mm: het smalste meubel is ${Math.min(...inColor.map(({ width }) => width))} mm.`
  const least = leastBy(fitting, ({ total }) => total) ?? offers[0]
  return `Boven uw budget: vanaf ${formatPrice(least?.total ?? 0)}.`
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
  for (const { key, items } of kit.cabinets)
    for (const { width, finish, finishName } of items) {
      const { search, total } = cheapestSet(kit, { cabinet: key, width: String(width), finish })
      offers.push({ search, total, width, colors: colorValues({ name: finish, color_name: finishName }) })
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
