/**
 * The product list with its filters, counts, orders and pages, from memory. It knows no filter by name: filters are
 * given by key (domain/catalogue/product-filters.ts). Products are numbered in the order 'newest', and a set of products is a
 * bit set.
 */
import { once } from '#domain/once.ts'
import {
  addTo,
  difference,
  emptySet,
  forEachMember,
  fullSet,
  has,
  intersection,
  sharedSize,
  sizeOf,
  union,
  type BitSet,
} from './bit-set.ts'
import { buildProductSearch } from './product-search.ts'

export type ProductSort = 'newest' | 'price-asc' | 'price-desc'
type ByKey<T> = Readonly<Record<string, T>>

export type IndexedProduct = {
  slug: string
  /** ISO date. */
  createdAt: string
  /** The texts that are searched. */
  texts: readonly string[]
  /** The words that are searched one by one (product-words.ts). */
  words: readonly string[]
  /** By filter, the values of the product. */
  values: ByKey<readonly string[]>
  /** By filter, the numbers of the product; `price` is used for sorting. */
  numbers: ByKey<readonly number[]>
  /** The flags that are set. */
  flags: readonly string[]
}

export type Bounds = { min: number; max: number }

export type IndexQuery = {
  search: string
  values: ByKey<readonly string[]>
  ranges: ByKey<Partial<Bounds>>
  flags: readonly string[]
  sort: ProductSort
  page: number
  perPage: number
}

export type IndexResult = {
  /** The page, in order. */
  slugs: string[]
  total: number
  /** The page number; the last page when a later one was requested. */
  page: number
  pageCount: number
  /** Per filter and value: the number of results with this value added. */
  valueCounts: Record<string, Record<string, number>>
  /** Per filter: the bounds of everything that matches the other filters; null when nothing has a number. */
  bounds: Record<string, Bounds | null>
  /** Per flag: the number of results with this flag added. */
  flagCounts: Record<string, number>
  /** Words of the search that no product has; they limit nothing. */
  unknownWords: string[]
  /** True when no product at all has what is searched, whatever the filters; then other searches that find something. */
  isSearchUnfound: boolean
  suggestions: string[]
}

export type ProductIndex = { size: number; query: (query: IndexQuery) => IndexResult }

/** The products that one filter or the search allows. */
type Limit = { key: string; set: BitSet }

/** Keys of the filters to index. */
export type IndexKeys = { values: readonly string[]; numbers: readonly string[]; flags: readonly string[] }

/** Builds the index; `keys` names the filters that the products have values for. */
export function buildProductIndex(given: readonly IndexedProduct[], keys: IndexKeys): ProductIndex {
  const products = given.toSorted((a, b) => compare(b.createdAt, a.createdAt) || compare(a.slug, b.slug))
  const all = fullSet(products.length)
  const values = new Map(keys.values.map((key) => [key, setsByValue(products, (product) => product.values[key] ?? [])]))
  const numbers = new Map(
    keys.numbers.map((key) => [key, indexNumbers(products, (product) => product.numbers[key] ?? [])]),
  )
  const flags = new Map(keys.flags.map((key) => [key, setWhere(products, (product) => product.flags.includes(key))]))
  const orders = priceOrders(products)
  const searchOf = buildProductSearch(products)
  /** The same in every list without a filter or search, the one that is asked for most. */
  const countedAll = once(() => counted([]))

  function query(asked: IndexQuery): IndexResult {
    const search = searchOf(asked.search)
    const limits = limitsOf(asked, search?.set)
    const { result, total, ...counts } = limits.length === 0 ? countedAll() : counted(limits)
    const pageCount = Math.max(1, Math.ceil(total / asked.perPage))
    const page = Math.min(Math.max(1, asked.page), pageCount)
    const numbersOnPage = pageOf(orders[asked.sort], result, (page - 1) * asked.perPage, asked.perPage)
    return {
      ...counts,
      slugs: numbersOnPage.map((number) => products[number]?.slug ?? ''),
      total,
      page,
      pageCount,
      unknownWords: search?.unknownWords ?? [],
      suggestions: search?.suggestions ?? [],
      isSearchUnfound: search !== null && sizeOf(search.set) === 0,
    }
  }

  /** The products within `limits`, with what is counted and measured beside each filter. */
  function counted(limits: readonly Limit[]) {
    const without = (key: string) =>
      intersection([all, ...limits.filter((limit) => limit.key !== key).map(({ set }) => set)])
    const result = without('')
    const total = sizeOf(result)
    return {
      result,
      total,
      valueCounts: mapEntries(values, (sets, key) => {
        const own = limits.find((limit) => limit.key === key)?.set
        return own === undefined ? countEach(sets, result, 0) : countEach(sets, difference(without(key), own), total)
      }),
      bounds: mapEntries(numbers, (index, key) =>
        boundsOf(index, limits.some((limit) => limit.key === key) ? without(key) : result),
      ),
      flagCounts: mapEntries(flags, (set) => sharedSize(result, set)),
    }
  }

  /** The products that each filter of the query allows, and `search`. A value that no product has limits nothing. */
  function limitsOf(asked: IndexQuery, search: BitSet | undefined): Limit[] {
    const chosen = [...values].flatMap(([key, sets]) => {
      const found = (asked.values[key] ?? []).flatMap((value) => sets.get(value) ?? [])
      return found.length > 0 ? [{ key, set: union(found) }] : []
    })
    const ranges = [...numbers].flatMap(([key, index]) => {
      const { min = 0, max = 0 } = asked.ranges[key] ?? {}
      return min > 0 || max > 0 ? [{ key, set: setBetween(index, min, max > 0 ? max : Number.POSITIVE_INFINITY) }] : []
    })
    const flagged = asked.flags.flatMap((key) => {
      const set = flags.get(key)
      return set ? [{ key, set }] : []
    })
    return [...chosen, ...ranges, ...flagged, ...(search ? [{ key: 'search', set: search }] : [])]
  }

  return { size: products.length, query }
}

/** The products of each value. */
function setsByValue(
  products: readonly IndexedProduct[],
  valuesOf: (product: IndexedProduct) => readonly string[],
): Map<string, BitSet> {
  const sets = new Map<string, BitSet>()
  for (const [number, product] of products.entries()) {
    for (const value of valuesOf(product)) {
      const set = sets.get(value) ?? emptySet(products.length)
      sets.set(value, set)
      addTo(set, number)
    }
  }
  return sets
}

function setWhere(products: readonly IndexedProduct[], matches: (product: IndexedProduct) => boolean): BitSet {
  const set = emptySet(products.length)
  for (const [number, product] of products.entries()) if (matches(product)) addTo(set, number)
  return set
}

/** All numbers of all products in one array: those of product `n` are `flat` from `starts[n]` to `starts[n + 1]`. */
type NumberIndex = { starts: Uint32Array; flat: Float64Array }

function indexNumbers(
  products: readonly IndexedProduct[],
  numbersOf: (product: IndexedProduct) => readonly number[],
): NumberIndex {
  const starts = new Uint32Array(products.length + 1)
  for (const [number, product] of products.entries()) {
    starts[number + 1] = (starts[number] ?? 0) + numbersOf(product).length
  }
  return { starts, flat: Float64Array.from(products.flatMap(numbersOf)) }
}

/** The products with a number from `min` to `max`. */
function setBetween({ starts, flat }: NumberIndex, min: number, max: number): BitSet {
  const size = starts.length - 1
  const set = emptySet(size)
  for (let product = 0; product < size; product++) {
    const end = starts[product + 1] ?? 0
    for (let at = starts[product] ?? 0; at < end; at++) {
      const number = flat[at] ?? 0
      if (number < min || number > max) continue
      addTo(set, product)
      break
    }
  }
  return set
}

/** The lowest and highest number of the products in `set`; null when none of them has one. */
function boundsOf({ starts, flat }: NumberIndex, set: BitSet): Bounds | null {
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  forEachMember(set, (product) => {
    const end = starts[product + 1] ?? 0
    for (let at = starts[product] ?? 0; at < end; at++) {
      const number = flat[at] ?? 0
      if (number < min) min = number
      if (number > max) max = number
    }
  })
  return min <= max ? { min, max } : null
}

/** Product numbers in each order; by price, products without one come last. */
function priceOrders(products: readonly IndexedProduct[]): Record<ProductSort, Uint32Array> {
  const priced = products.map(({ slug, numbers: { price = [] } }) => ({ slug, price }))
  const lowest = priced.map(({ price }) => Math.min(...price))
  const highest = priced.map(({ price }) => (price.length === 0 ? Number.POSITIVE_INFINITY : -Math.max(...price)))
  const orderBy = (keys: readonly number[]) =>
    Uint32Array.from(products.keys()).toSorted((a, b) => {
      const [keyA = 0, keyB = 0] = [keys[a], keys[b]]
      return keyA === keyB ? compare(priced[a]?.slug ?? '', priced[b]?.slug ?? '') : keyA < keyB ? -1 : 1
    })
  return { newest: Uint32Array.from(products.keys()), 'price-asc': orderBy(lowest), 'price-desc': orderBy(highest) }
}

/** The numbers in `order` that are in `set`, after the first `skip`. */
function pageOf(order: Uint32Array, set: BitSet, skip: number, length: number): number[] {
  const page: number[] = []
  let seen = 0
  for (let at = 0; at < order.length && page.length < length; at++) {
    const number = order[at] ?? 0
    if (has(set, number) && seen++ >= skip) page.push(number)
  }
  return page
}

/** How many of `base` have each value, on top of `already`. */
function countEach(sets: ReadonlyMap<string, BitSet>, base: BitSet, already: number): Record<string, number> {
  return mapEntries(sets, (set) => already + sharedSize(base, set))
}

function mapEntries<T, TResult>(
  entries: ReadonlyMap<string, T>,
  map: (value: T, key: string) => TResult,
): Record<string, TResult> {
  return Object.fromEntries([...entries].map(([key, value]) => [key, map(value, key)]))
}

/** By code unit, as SQLite does. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
