/**
 * The list of products with its filters, counts, orders and pages, answered from memory. Pure: built from a list of products, knows no source.
 *
 * Products are numbered in the order 'newest'. Every filter value is a set of bits, every other order a presorted list of numbers, so that a query
 * is a handful of passes over a few thousand words even with a hundred thousand products.
 */
import { foldText } from '#domain/text-fold.ts'
import {
  addTo,
  difference,
  emptySet,
  forEachMember,
  fullSet,
  has,
  intersection,
  removeFrom,
  setOf,
  sharedSize,
  sizeOf,
  union,
  type BitSet,
} from './bit-set.ts'
import { buildFacetCounts } from './facet-counts.ts'
import { buildTextIndex } from './text-index.ts'
import type { ProductSort } from '#server/content/content-source.ts'

/** Filters of which several values may be chosen: OR inside a filter, AND between filters. */
export const listFilters = ['category', 'collections', 'features', 'brand', 'color'] as const
export type ListFilter = (typeof listFilters)[number]

export type IndexedProduct = {
  slug: string
  /** ISO date. */
  createdAt: string
  /** The texts in which a search may be found: name, description, short description. */
  texts: readonly string[]
  /** Prices above 0 of the active variants, in cents. */
  prices: readonly number[]
  inStock: boolean
  values: Readonly<Record<ListFilter, readonly string[]>>
}

export type IndexQuery = Readonly<Record<ListFilter, readonly string[]>> & {
  search: string
  /** In cents; 0 or less means no limit (specification section 5). */
  minPrice: number
  maxPrice: number
  inStock: boolean
  sort: ProductSort
  page: number
  perPage: number
}

export type IndexAnswer = {
  /** Of the page, in order. */
  slugs: string[]
  total: number
  /** The page that is shown: the last one when a later one was asked for. */
  page: number
  pageCount: number
  /** Per filter, per value: how many results there are when this value is added. */
  counts: Record<ListFilter, Record<string, number>>
  /** Results when only what is in stock is asked for. */
  inStockCount: number
  /** Lowest and highest price of what matches everything but the price limits; null when none of it has a price. */
  prices: { min: number; max: number } | null
}

export type ProductIndex = { size: number; query: (query: IndexQuery) => IndexAnswer }

/** Walking to a member of a result costs as much as counting so many words of a set, and so does walking over one of its values. */
const walkCost = 20
/** Below this share, putting the members in order is cheaper than walking the order. */
const fewShare = 1 / 64
/** Steps at which the members of a sorted list are kept as ready-made sets. */
const checkpoints = 64

export function buildProductIndex(given: readonly IndexedProduct[]): ProductIndex {
  const products = given.toSorted((a, b) => compare(b.createdAt, a.createdAt) || compare(a.slug, b.slug))
  const size = products.length
  const everything = fullSet(size)
  const lowest = Float64Array.from(products, (product) =>
    product.prices.length > 0 ? Math.min(...product.prices) : Number.NaN,
  )
  const highest = Float64Array.from(products, (product) =>
    product.prices.length > 0 ? Math.max(...product.prices) : Number.NaN,
  )
  const bySlug = (a: number, b: number) => compare(products[a]?.slug ?? '', products[b]?.slug ?? '')
  const orders = {
    newest: null, // the numbers themselves
    'price-asc': orderBy(size, (a, b) => pricelessLast(lowest[a], lowest[b], 1) || bySlug(a, b)),
    'price-desc': orderBy(size, (a, b) => pricelessLast(highest[a], highest[b], -1) || bySlug(a, b)),
  }
  // Sets that live only as long as a query are written into the same places every time: making them anew costs more than filling them.
  const places: BitSet[] = []
  let taken = 0
  const scratch = (): BitSet => (places[taken++] ??= emptySet(size))
  const within = priceLimits(products, lowest, highest, orders, scratch)
  const found = buildTextIndex(products)
  const inStock = setOf(
    size,
    products.flatMap((product, number) => (product.inStock ? [number] : [])),
  )

  const sets = perFilter((filter) => {
    const values = new Map<string, BitSet>()
    for (const [number, product] of products.entries()) {
      for (const value of product.values[filter]) {
        const set = values.get(value) ?? emptySet(size)
        values.set(value, set)
        addTo(set, number)
      }
    }
    return values
  })
  const totals = perFilter((filter) => new Map([...sets[filter]].map(([value, set]) => [value, sizeOf(set)])))
  // For walking the members of a small result: per filter the values by number, and which of them each product has.
  const lists = perFilter((filter) => {
    const names = [...sets[filter].keys()]
    const numberOf = new Map(names.map((name, number) => [name, number]))
    const starts = new Uint32Array(size + 1)
    const flat: number[] = []
    for (const [number, product] of products.entries()) {
      for (const value of new Set(product.values[filter])) flat.push(numberOf.get(value) ?? 0)
      starts[number + 1] = flat.length
    }
    const sharedWith = buildFacetCounts([...sets[filter].values()], everything.length)
    return {
      names,
      starts,
      flat: Uint16Array.from(flat),
      sharedWith,
      walkBelow: (names.length * everything.length) / (walkCost * (1 + flat.length / Math.max(1, size))),
    }
  })

  /** How many of `base` (null: everything) have each value, on top of `already`. */
  function countValues(
    filter: ListFilter,
    base: BitSet | null,
    baseSize: number,
    already: number,
  ): Record<string, number> {
    const counts: Record<string, number> = {}
    if (base === null) {
      for (const [value, total] of totals[filter]) counts[value] = already + total
    } else if (baseSize < lists[filter].walkBelow) {
      const { names, starts, flat } = lists[filter]
      const tally = new Uint32Array(names.length)
      forEachMember(base, (number) => {
        for (let at = starts[number] ?? 0; at < (starts[number + 1] ?? 0); at++) {
          const value = flat[at] ?? 0
          tally[value] = (tally[value] ?? 0) + 1
        }
      })
      for (const [number, name] of names.entries()) counts[name] = already + (tally[number] ?? 0)
    } else {
      const shared = lists[filter].sharedWith(base)
      for (const [number, name] of lists[filter].names.entries()) counts[name] = already + (shared[number] ?? 0)
    }
    return counts
  }

  function query(asked: IndexQuery): IndexAnswer {
    taken = 0
    // A value that no product has says nothing, like an unknown one.
    const chosen = perFilter((filter) => asked[filter].flatMap((value) => sets[filter].get(value) ?? []))
    const filterSets = listFilters.flatMap((filter) =>
      chosen[filter].length > 0 ? [{ filter, set: union(scratch(), chosen[filter]) }] : [],
    )
    const search = foldText(asked.search)
    const price = within(asked.minPrice, asked.maxPrice)
    const other = [...(search === '' ? [] : [found(search)]), ...(asked.inStock ? [inStock] : [])]
    /** All limits but those of `left`; null when there are none. */
    const without = (left: ListFilter | 'price' | 'none'): BitSet | null => {
      const limits = [
        ...filterSets.filter(({ filter }) => filter !== left).map(({ set }) => set),
        ...other,
        ...(price && left !== 'price' ? [price] : []),
      ]
      return limits.length === 0 ? null : intersection(scratch(), limits)
    }
    const result = without('none')
    const total = result === null ? size : sizeOf(result)

    const counts = perFilter((filter) => {
      const own = filterSets.find((candidate) => candidate.filter === filter)?.set
      if (own === undefined) return countValues(filter, result, total, 0)
      const others = without(filter) ?? everything
      const added = difference(scratch(), others, own)
      return countValues(filter, added, sizeOf(added), total)
    })
    const priced = price ? without('price') : result
    const pageCount = Math.max(1, Math.ceil(total / asked.perPage))
    const page = Math.min(Math.max(1, asked.page), pageCount)
    return {
      slugs: pageOf(orders[asked.sort], result, total, (page - 1) * asked.perPage, asked.perPage).map(
        (number) => products[number]?.slug ?? '',
      ),
      total,
      page,
      pageCount,
      counts,
      inStockCount: result === null ? sizeOf(inStock) : sharedSize(result, inStock),
      prices: priceSpan(priced, priced === result || priced === null ? total : sizeOf(priced)),
    }
  }

  /** The numbers from `skip` on in an order, of those in `result`. Few are put in order by their places; many are met while walking the order. */
  function pageOf(order: Order | null, result: BitSet | null, total: number, skip: number, length: number): number[] {
    const page: number[] = []
    if (total === 0) return page
    if (order === null) {
      if (result === null)
        return Array.from({ length: Math.max(0, Math.min(length, size - skip)) }, (_, at) => skip + at)
      let seen = 0
      forEachMember(result, (number) => {
        if (seen++ >= skip) page.push(number)
        return page.length < length
      })
      return page
    }
    if (result === null) return [...order.numbers.subarray(skip, skip + length)]
    if (total < size * fewShare)
      return [
        ...membersOf(result, total)
          .map((number) => order.places[number] ?? 0)
          .toSorted()
          .subarray(skip, skip + length),
      ].map((place) => order.numbers[place] ?? 0)
    let { place, seen } = placeBefore(order, result, total, skip)
    for (; place < size && page.length < length; place++) {
      const number = order.numbers[place] ?? 0
      if (has(result, number) && seen++ >= skip) page.push(number)
    }
    return page
  }

  /** A place in the order from which the walk to the member after `skip` others is short, and how many members stand before it. */
  function placeBefore({ heads }: Order, result: BitSet, total: number, skip: number): { place: number; seen: number } {
    if (skip * checkpoints < total) return { place: 0, seen: 0 }
    let head = 0
    let seen = 0
    for (let to = heads.length - 1; head < to;) {
      const middle = (head + to + 1) >>> 1
      const before = sharedSize(result, heads[middle] ?? everything)
      if (before <= skip) [head, seen] = [middle, before]
      else to = middle - 1
    }
    return { place: Math.min(size, head * headStep(size)), seen }
  }

  function priceSpan(of: BitSet | null, total: number): IndexAnswer['prices'] {
    let min = Number.POSITIVE_INFINITY
    let max = 0
    if (of !== null && total < size * fewShare) {
      forEachMember(of, (number) => {
        if ((lowest[number] ?? Number.NaN) < min) min = lowest[number] ?? min
        if ((highest[number] ?? Number.NaN) > max) max = highest[number] ?? max
      })
    } else {
      const first = ({ numbers }: Order) => numbers.find((number) => of === null || has(of, number)) ?? -1
      min = lowest[first(orders['price-asc'])] ?? min
      max = highest[first(orders['price-desc'])] ?? max
    }
    return max > 0 ? { min, max } : null
  }

  return { size, query }
}

/**
 * A function from price limits to the products with an active variant within both, or null when neither limits anything.
 * Whoever has its lowest or its highest price between the limits is in; only those that reach over both sides are looked at one by one.
 */
function priceLimits(
  products: readonly IndexedProduct[],
  lowest: Float64Array,
  highest: Float64Array,
  orders: { 'price-asc': Order; 'price-desc': Order },
  scratch: () => BitSet,
) {
  const size = products.length
  const starts = new Uint32Array(size + 1)
  for (const [number, product] of products.entries()) starts[number + 1] = (starts[number] ?? 0) + product.prices.length
  const prices = Float64Array.from(products.flatMap((product) => product.prices))
  const rising = checkpointed(orders['price-asc'], (number) => lowest[number] ?? Number.NaN, scratch)
  const falling = checkpointed(orders['price-desc'], (number) => -(highest[number] ?? Number.NaN), scratch)
  return (min: number, max: number): BitSet | null => {
    if (min <= 0 && max <= 0) return null
    const notTooDear = max > 0 ? rising(max) : null
    const notTooCheap = min > 0 ? falling(-min) : null
    if (notTooDear === null || notTooCheap === null) return notTooDear ?? notTooCheap
    const both = intersection(scratch(), [notTooDear, notTooCheap])
    const overBothSides = intersection(scratch(), [rising(min - 1), falling(-max - 1)]) // whole cents
    forEachMember(overBothSides, (number) => {
      for (let at = starts[number] ?? 0; at < (starts[number + 1] ?? 0); at++) {
        const price = prices[at] ?? 0
        if (price >= min && price <= max) return
      }
      removeFrom(both, number)
    })
    return both
  }
}

/** A function from a limit to the set of those numbers at the head of `order` whose key is at most that limit; NaN keys stand last and are never in. */
function checkpointed({ numbers: order, heads }: Order, key: (number: number) => number, scratch: () => BitSet) {
  const step = headStep(order.length)
  return (limit: number): BitSet => {
    let from = 0
    let to = order.length
    while (from < to) {
      const middle = (from + to) >>> 1
      if (key(order[middle] ?? 0) <= limit) from = middle + 1
      else to = middle
    }
    const whole = Math.floor(from / step)
    const set = scratch()
    set.set(heads[whole] ?? emptySet(order.length))
    for (const number of order.subarray(whole * step, from)) addTo(set, number)
    return set
  }
}

function perFilter<TValue>(make: (filter: ListFilter) => TValue): Record<ListFilter, TValue> {
  return {
    category: make('category'),
    collections: make('collections'),
    features: make('features'),
    brand: make('brand'),
    color: make('color'),
  }
}

/** All numbers in an order, the place that each number has in it, and the sets of its first numbers, a step more each. */
type Order = { numbers: Uint32Array; places: Uint32Array; heads: readonly BitSet[] }

function headStep(size: number): number {
  return Math.max(1, Math.ceil(size / checkpoints))
}

function orderBy(size: number, compareNumbers: (a: number, b: number) => number): Order {
  const numbers = Uint32Array.from({ length: size }, (_, number) => number).toSorted(compareNumbers)
  const places = new Uint32Array(size)
  for (const [place, number] of numbers.entries()) places[number] = place
  const heads: BitSet[] = [emptySet(size)]
  for (let at = 0; at < size; at += headStep(size)) {
    const next = new Uint32Array(heads.at(-1) ?? [])
    for (const number of numbers.subarray(at, at + headStep(size))) addTo(next, number)
    heads.push(next)
  }
  return { numbers, places, heads }
}

function membersOf(set: BitSet, total: number): Uint32Array {
  const members = new Uint32Array(total)
  let at = 0
  forEachMember(set, (number) => {
    members[at++] = number
  })
  return members
}

/** Order by price in the given direction, NaN last whichever way. */
function pricelessLast(a = Number.NaN, b = Number.NaN, direction: 1 | -1): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b))
  return (a - b) * direction
}

/** By code unit: the same everywhere, and what SQLite does too. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
