/** Says which products fit a niche, and why the others do not. */
import { fitGroups, type FitGroup } from '#domain/fit/fit-groups.ts'
import { fitPiece, type Check, type Fit, type Niche, type Piece, type Verdict } from '#domain/fit/fit-rules.ts'
import type { FitThing } from './fit-pieces.ts'

/** One size with what came out; `checks` holds only the rules that are not easily met, `shortBy` how many mm it falls short of the worst of them. */
export type TriedSize = { label: string; article: string; verdict: Verdict; checks: Check[]; shortBy: number }
export type TriedThing = {
  key: string
  group: FitGroup
  name: string
  href: string
  verdict: Verdict
  /** Those that fit, from narrow to wide; where none does the one that comes nearest. */
  sizes: TriedSize[]
  /** The article to begin with: the widest that fits best, or the one that comes nearest. */
  best: string
}
/** A piece where it would hang, for the drawing. */
export type DrawnPiece = { name: string; label: string; piece: Piece; fit: Fit }
export type FitAnswer = {
  things: TriedThing[]
  /** The thing asked for by `item`, or the first that fits; null when nothing can be drawn. */
  drawn: DrawnPiece | null
  /** Name of the thing or collection asked for; null when there is none. */
  asked: { name: string; href: string } | null
}

/** A collection by slug, as it is called and where it stands. */
export type NamedPages = ReadonlyMap<string, { name: string; href: string }>

/**
 * Everything that is made, tried in `niche`; nothing while that is null. `item` ('product.{slug}', 'mirror.{slug}' or 'collection.{slug}') puts one thing
 * in front, or leaves only what belongs to a collection; an unknown one says nothing.
 */
export function fitAnswer(
  all: readonly FitThing[],
  collections: NamedPages,
  niche: Niche | null,
  item: string | null,
): FitAnswer {
  const slug = item?.startsWith('collection.') ? item.slice('collection.'.length) : ''
  const collection = collections.get(slug)
  const one = all.find((thing) => thing.key === item)
  const asked = collection ?? (one ? { name: one.name, href: one.href } : null)
  if (niche === null) return { things: [], drawn: null, asked }
  const rest = collection
    ? all.filter((thing) => thing.collections.includes(slug))
    : all.filter((thing) => thing !== one)
  const things = [
    ...(one ? [tryThing(niche, one)] : []),
    ...rest
      .map((thing) => tryThing(niche, thing))
      .toSorted(
        (a, b) =>
          rank[a.verdict] - rank[b.verdict] ||
          fitGroups.indexOf(a.group) - fitGroups.indexOf(b.group) ||
          shortage(a) - shortage(b),
      ),
  ]
  const shown = all.find(({ key }) => key === things[0]?.key)
  const size = shown?.sizes.find(({ article }) => article === things[0]?.best)
  return {
    things,
    drawn:
      shown && size
        ? { name: shown.name, label: size.label, piece: size.piece, fit: fitPiece(niche, size.piece) }
        : null,
    asked,
  }
}

const rank = { fits: 0, tight: 1, unfit: 2 }

function tryThing(niche: Niche, { key, group, name, href, sizes }: FitThing): TriedThing {
  const tried = sizes.map(({ label, article, piece }): TriedSize => {
    const { verdict, checks } = fitPiece(niche, piece)
    return {
      label,
      article,
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
  const chosen = verdict === 'unfit' ? alike.toSorted((a, b) => a.shortBy - b.shortBy)[0] : alike.at(-1)
  return {
    key,
    group,
    name,
    href,
    verdict,
    sizes:
      verdict === 'unfit' ? alike.filter((size) => size === chosen) : tried.filter((size) => size.verdict !== 'unfit'),
    best: chosen?.article ?? '',
  }
}

/** How many mm the nearest size falls short; 0 when one fits. */
function shortage({ sizes }: TriedThing): number {
  return Math.min(...sizes.map(({ shortBy }) => shortBy))
}
