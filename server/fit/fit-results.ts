/** Says which products fit a niche, and why the others do not. */
import { collectionPath } from '#domain/collections/collection-path.ts'
import type { Collection } from '#domain/collections/collection.schema.ts'
import { priceRange, type PriceRange } from '#domain/catalogue/price.ts'
import { fitGroups, type FitGroup } from '#domain/fit/fit-groups.ts'
import { fitPiece, type Check, type Fit, type Niche, type Piece, type Verdict } from '#domain/fit/fit-rules.ts'
import type { FreeSlot } from '#domain/picture-slot.ts'
import type { FitThing, FitVariant } from './fit-pieces.ts'

/** One size with its verdict; `checks` holds only the rules that are not easily met, `shortBy` the mm by which it misses the worst of them. */
export type TriedSize = {
  label: string
  /** The first variant of this size that was asked for. */
  article: string
  /** The prices of its variants that were asked for, in cents. */
  price: PriceRange
  verdict: Verdict
  checks: Check[]
  shortBy: number
}
export type TriedThing = {
  key: string
  group: FitGroup
  name: string
  href: string
  verdict: Verdict
  /** Those that fit, from narrow to wide; when none does, the nearest one. */
  sizes: TriedSize[]
  /** The article to show first: the widest of those that fit best, or the nearest one. */
  best: string
  /** Of that article; null for what does not fit. Decorative: the name is beside it. */
  picture: FreeSlot | null
}
/** A piece in its place, for the drawing. */
export type DrawnPiece = { name: string; label: string; piece: Piece; fit: Fit }
export type FitResults = {
  things: TriedThing[]
  /** The requested thing, or the first that fits; null when nothing can be drawn. */
  drawn: DrawnPiece | null
  /** The requested thing, in the size that was chosen, or collection; null without. */
  asked: { name: string; href: string; size?: string | undefined } | null
}

/** A finish or a family of finishes (a value of the colour filter), and the highest price in euros; null for any. */
export type FitChoice = { color: string | null; maxPrice: number | null }

/** The things in the finish and within the price that were chosen, in those sizes only. */
export function chosenThings(all: readonly FitThing[], { color, maxPrice }: FitChoice): readonly FitThing[] {
  if (color === null && maxPrice === null) return all
  const isChosen = ({ colors, price }: FitVariant) =>
    (color === null || colors.includes(color)) && (maxPrice === null || (price > 0 && price <= maxPrice * 100))
  return all.flatMap((thing) => {
    const sizes = thing.sizes
      .map((size) => ({ ...size, variants: size.variants.filter(isChosen) }))
      .filter(({ variants }) => variants.length > 0)
    return sizes.length > 0 ? [{ ...thing, sizes }] : []
  })
}

/**
 * All things tried in `niche`, best first; none while that is null. `item` ('product.{slug}', 'mirror.{slug}' or
 * 'collection.{slug}') puts one thing first, or leaves only those of a collection; '_{article}' behind a product shows it in that size when it
 * fits. An unknown one has no effect.
 */
export function fitResults(
  all: readonly FitThing[],
  collections: ReadonlyMap<string, Pick<Collection, 'slug' | 'name'>>,
  niche: Niche | null,
  item: string | null,
  choice: FitChoice = { color: null, maxPrice: null },
): FitResults {
  const slug = item?.startsWith('collection.') ? item.slice('collection.'.length) : ''
  const collection = collections.get(slug)
  const [key, article] = item?.split('_') ?? []
  const one = all.find((thing) => thing.key === key)
  const sized = one && article !== undefined ? withVariant(one, article) : undefined
  const asked = collection
    ? { name: `Collectie ${collection.name}`, href: collectionPath(collection.slug) }
    : one
      ? {
          name: one.name,
          href: sized ? `${one.href}?variant=${article}` : one.href,
          size: sized?.label,
        }
      : null
  if (niche === null) return { things: [], drawn: null, asked }
  const chosen = chosenThings(all, choice)
  const first = chosen.find((thing) => thing.key === one?.key)
  const rest = collection
    ? chosen.filter((thing) => thing.collections.includes(slug))
    : chosen.filter((thing) => thing !== first)
  const things = [
    ...(first ? [tryThing(niche, first, sized?.label)] : []),
    ...rest
      .map((thing) => tryThing(niche, thing))
      .toSorted(
        (a, b) =>
          rank[a.verdict] - rank[b.verdict] ||
          fitGroups.indexOf(a.group) - fitGroups.indexOf(b.group) ||
          shortage(a) - shortage(b),
      ),
  ]
  const [best] = things
  const shown = chosen.find((thing) => thing.key === best?.key)
  const size = shown && best && withVariant(shown, best.best)
  const drawn =
    best && size ? { name: best.name, label: size.label, piece: size.piece, fit: fitPiece(niche, size.piece) } : null
  return { things, drawn, asked }
}

const rank = { fits: 0, tight: 1, unfit: 2 }

function withVariant({ sizes }: FitThing, article: string) {
  return sizes.find(({ variants }) => variants.some((variant) => variant.article === article))
}

/** `wanted`: the label of the size that was chosen. */
function tryThing(niche: Niche, { key, group, name, href, sizes }: FitThing, wanted?: string): TriedThing {
  const tried = sizes.map(({ label, variants, piece }): TriedSize => {
    const { verdict, checks } = fitPiece(niche, piece)
    return {
      label,
      article: variants[0]?.article ?? '',
      price: priceRange(variants.map(({ price }) => ({ price, is_active: true, compare_price: null }))),
      verdict,
      checks: checks.filter((check) => check.available < check.ample),
      shortBy: Math.max(0, ...checks.map((check) => check.needed - check.available)),
    }
  })
  const verdict = tried.reduce<Verdict>(
    (best, size) => (rank[size.verdict] < rank[best] ? size.verdict : best),
    'unfit',
  )
  const alike = tried.filter((size) => size.verdict === verdict)
  const chosen =
    verdict === 'unfit'
      ? alike.toSorted((a, b) => a.shortBy - b.shortBy)[0]
      : (tried.find((size) => size.label === wanted && size.verdict !== 'unfit') ?? alike.at(-1))
  return {
    key,
    group,
    name,
    href,
    verdict,
    sizes:
      verdict === 'unfit' ? alike.filter((size) => size === chosen) : tried.filter((size) => size.verdict !== 'unfit'),
    best: chosen?.article ?? '',
    picture: verdict === 'unfit' ? null : pictureOf(sizes, chosen?.article),
  }
}

function pictureOf(sizes: FitThing['sizes'], article: string | undefined): FreeSlot | null {
  const slot = sizes.flatMap(({ variants }) => variants).find((variant) => variant.article === article)?.picture
  return slot ? { media: slot.media, alt: '', tone: slot.tone, file: slot.file } : null
}

/** The mm by which the nearest size does not fit; 0 when one fits. */
function shortage({ sizes }: TriedThing): number {
  return Math.min(...sizes.map(({ shortBy }) => shortBy))
}
