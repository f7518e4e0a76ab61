/**
 * How fast the product list answers with 100,000 products: `npm run bench`. Ends with exit code 1 when the 95th percentile of a list query
 * (filters, counts, order, page) is 5 ms or more, with or without a search in text: the first time a word is looked for, and again.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import {
  buildProductIndex,
  type IndexQuery,
  type IndexedProduct,
  type ProductIndex,
} from '#server/catalogue/product-index.ts'
import { quantile, spread } from '#tests/services/measure.ts'

const keys = {
  values: ['category', 'collections', 'features', 'brand', 'color'],
  numbers: ['price'],
  flags: ['inStock'],
}
const products = 100_000
const queries = 5_000
const limit = 5 // ms, 95th percentile: a visitor of 100,000 products would not notice more

/** Leaves what is still in use, so that memory can be compared. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

/** A small seeded generator, so that every run measures the same (mulberry32). */
function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

const random = randomFrom(1995)
const several = (prefix: string, of: number, count: number) =>
  Array.from(new Set(Array.from({ length: count }, () => `${prefix}-${random(of)}`)))

function product(number: number): IndexedProduct {
  const start = 2_000 + random(400_000)
  return {
    slug: `product-${number}`,
    createdAt: `20${10 + random(17)}-0${1 + random(9)}-${10 + random(19)}`,
    texts: [
      `Wastafelmeubel nummer ${number}`,
      `Korte omschrijving ${random(5_000)} van een meubel met laden`,
      `Een langere omschrijving van familie ${random(200)}, die alle producten daarvan delen. `.repeat(6),
    ],
    words: [
      'wastafelmeubel',
      'nummer',
      String(number),
      ...several('kleur', 50, 6).flatMap((color) => color.split('-')),
      ...several('maat', 40, 6).map((size) => `${size.slice(5)}cm`),
    ],
    numbers: {
      price: Array.from({ length: random(40) === 0 ? 0 : 3 + random(20) }, (_, step) => start + step * 4_000),
    },
    flags: random(10) > 0 ? ['inStock'] : [],
    values: {
      category: several('category', 14, 1),
      collections: several('collection', 14, 1),
      features: several('feature', 17, 5),
      brand: several('brand', 4, 1),
      color: several('color', 50, 6),
    },
  }
}

function query(): IndexQuery {
  const some = (prefix: string, of: number, one: number) =>
    random(one) === 0 ? several(prefix, of, 1 + random(3)) : []
  const min = random(4) === 0 ? 1_000 * random(300) : 0
  return {
    search: '',
    values: {
      category: some('category', 14, 3),
      collections: some('collection', 14, 3),
      features: some('feature', 17, 3),
      brand: some('brand', 4, 5),
      color: some('color', 50, 3),
    },
    ranges: { price: { min, max: random(4) === 0 ? min + 1_000 * random(200) : 0 } },
    flags: random(4) === 0 ? ['inStock'] : [],
    sort: random(3) === 0 ? 'price-asc' : random(2) === 0 ? 'price-desc' : 'newest',
    page: 1 + (random(5) === 0 ? random(200) : random(3)),
    perPage: 24,
  }
}

/** ms per query; each is run three times and the fastest counts, which leaves out other work of the machine. */
function measure(index: ProductIndex, asked: readonly IndexQuery[], times = 3): number[] {
  return asked.map((one) =>
    Math.min(
      ...Array.from({ length: times }, () => {
        const start = performance.now()
        index.query(one)
        return performance.now() - start
      }),
    ),
  )
}

/** Prints the times; their 95th percentile. */
function report(what: string, times: readonly number[]): number {
  process.stdout.write(`${what.padEnd(34)} ${spread(times, 3)}\n`)
  return quantile(times, 0.95)
}

const list = Array.from({ length: products }, (_, number) => product(number))
collectGarbage()
const before = process.memoryUsage()
const start = performance.now()
const index = buildProductIndex(list, keys)
const built = performance.now() - start
collectGarbage()
const after = process.memoryUsage()
process.stdout.write(
  `${products} products indexed in ${built.toFixed(0)} ms; ${((after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 2 ** 20).toFixed(0)} MB\n`,
)

measure(index, Array.from({ length: 1_000 }, query), 1) // the compiler warms up
const p95 = report('list query', measure(index, Array.from({ length: queries }, query)))
const few = buildProductIndex(list.slice(0, 1_000), keys)
measure(few, Array.from({ length: 1_000 }, query), 1)
const fewP95 = report('list query, 1,000 products', measure(few, Array.from({ length: queries }, query)))
process.stdout.write(`${(p95 / fewP95).toFixed(1)} times the cost for 100 times the products\n`)
const terms = [
  (number: number) => `meubel nummer ${number}7`,
  (number: number) => `nummer ${number * 37}`,
  (number: number) => `${number * 171}`,
  (number: number) => `omschrijving ${number * 13} van`,
  (number: number) => `familie ${number}`,
  (number: number) => `wastafelmeubel ${number} cm`,
  (number: number) => `wastafelmuebel kleur ${number}`,
]
const searches = Array.from({ length: 300 }, (_, number) => ({
  ...query(),
  search: terms[number % terms.length]?.(Math.floor(number / terms.length)) ?? '',
}))
measure(
  index,
  Array.from({ length: 300 }, (_, number) => ({
    ...query(),
    search: terms[number % terms.length]?.(20_000 + number) ?? '',
  })),
  1,
) // the compiler warms up, on other words
const firstTime = report('with a search, the first time', measure(index, searches, 1))
report('with a search, again', measure(index, searches))
process.exitCode = p95 < limit && firstTime < limit ? 0 : 1
