/** The technical data of a product, by the rules of domain/catalogue/technical-data.ts, from the content files. */
import {
  cabinetSurface,
  technicalData,
  type DeliveryWeeks,
  type TechnicalBasis,
  type TechnicalData,
} from '#domain/catalogue/technical-data.ts'
import type { Collection } from '#domain/collections/collection.schema.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { deliveryWeeks, fixingOf, supplyOf, type PublishedWeeks } from '#server/content/supply-tables.ts'
import type { ProductDetails } from './product-pages.ts'

type Known = Pick<ContentFiles, 'collections' | 'families' | 'pages'>
type Described = Pick<ProductDetails, 'slug' | 'brand' | 'model'> & {
  collection: { slug: string } | null
  features: readonly { slug: string }[]
  materials: readonly { slug: string }[]
}

/** Models that hang at the height of the washstand. */
const likeWashstand: ReadonlySet<string> = new Set(['wastafelmeubel', 'toiletmeubel', 'zijkast'])
/** Cabinets without a collection are weighed like those of this one. */
const referenceCollection = 'beat45'
/** kg per m² of a top with a basin in it (table of Crystal). */
const usualBasinTop = 46.5

/** What the page of a product shows: its data by size, by article where they differ within a size, and the weeks of delivery. */
export type ProductTechnical = { data: Record<string, TechnicalData>; weeks: DeliveryWeeks }

/** @throws {RangeError} when a table for fitters or the delivery times lack an entry */
export function productTechnical(files: Known, product: ProductDetails): ProductTechnical {
  const basis = technicalBasis(files, product)
  const data: ProductTechnical['data'] = {}
  for (const variant of product.variants) {
    const own = technicalData(product, variant, basis)
    data[variant.size] ??= own
    if (JSON.stringify(data[variant.size]) !== JSON.stringify(own)) data[variant.article] = own
  }
  return { data, weeks: weeksOf(deliveryWeeks(files), product) }
}

/** @throws {RangeError} when a table for fitters lacks a collection */
export function technicalBasis(files: Known, product: Described): TechnicalBasis {
  const collection = files.collections.get(product.collection?.slug ?? '')
  const written = files.families.flatMap((family) => family.products).find(({ slug }) => slug === product.slug)
  const has = (feature: string) => product.features.some(({ slug }) => slug === feature)
  return {
    fixing: collection && likeWashstand.has(product.model) ? fixingOf(files, collection) : null,
    density: product.model === 'wastafel' ? topDensity(files, collection) : cabinetDensity(files, collection),
    ...(written?.weighs && { weighs: written.weighs }),
    isWallHung: has('wandhangend'),
  }
}

/** kg per m² of the furniture in the table for fitters. */
function cabinetDensity(files: Known, collection: Collection | undefined): number {
  const reference = collection ?? files.collections.get(referenceCollection)
  if (!reference) throw new RangeError(`There is no collection ${referenceCollection}`)
  const { weightEmpty, width } = fixingOf(files, reference)
  const height = reference.sizes.heights[0] ?? reference.form.bodyHeight
  return kilos(weightEmpty) / cabinetSurface(width, height, supplyOf(files, reference).depth)
}

/** kg per m² of what top and basin add to that, when the basin is in the top. */
function topDensity(files: Known, collection: Collection | undefined): number {
  if (collection?.form.basin !== 'geintegreerd') return usualBasinTop
  const { weightFull, weightEmpty, width } = fixingOf(files, collection)
  return ((kilos(weightFull) - kilos(weightEmpty)) * 1_000_000) / (width * supplyOf(files, collection).depth)
}

function kilos(weight: string): number {
  return Number.parseInt(weight, 10)
}

const shelves: ReadonlySet<string> = new Set(['planchet', 'nisplank', 'spiegel'])

/** Ronin is made to order like the exclusive line; Sjithouse furniture is made in time for its concrete top. */
export function weeksOf(weeks: PublishedWeeks, { brand, slug, model, materials }: Described): DeliveryWeeks {
  const { stock } = weeks
  if (shelves.has(model)) return { stock, made: weeks.shelves }
  if (brand === 'Exclusief' || slug.endsWith('-ronin')) return { stock, made: weeks.exclusive }
  if (materials.some((material) => material.slug === 'beton')) return { stock, made: weeks.concrete }
  const hasConcreteTop = brand === 'Sjithouse' && model === 'wastafelmeubel'
  return { stock, made: weeks.made, ...(hasConcreteTop && { withTop: weeks.concrete }) }
}
