/** The pieces to try in a niche with the measures that the rules need, from the content files and the catalogue. All in mm. */
import { choiceOf } from '#domain/assembly/supply-choice.ts'
import { supplyPlan, type SupplyCabinet } from '#domain/assembly/supply-rules.ts'
import { fitGroupOf, type FitGroup } from '#domain/fit/fit-groups.ts'
import { leastUnderside, mirrorUnderside, tallMirror } from '#domain/fit/mirror-place.ts'
import type { BasinPiece, CabinetPiece, Piece, WallPiece } from '#domain/fit/fit-rules.ts'
import { colorValues, familyOptions } from '#domain/catalogue/color-families.ts'
import type { Product, Variant } from '#domain/catalogue/product.schema.ts'
import type { Collection } from '#domain/collections/collection.schema.ts'
import type { Mirror } from '#domain/mirrors/mirror.schema.ts'
import { isWallHung } from '#domain/catalogue/mounting.ts'
import { mirrorSlug } from '#domain/mirrors/mirror-slug.ts'
import type { PictureSlot } from '#domain/picture-slot.ts'
import { dimensionLabel } from '#domain/dimensions.ts'
import { variantPicture } from '#server/catalogue/variant-picture.ts'
import { colorTexture } from '#server/content/families/expand-families.ts'
import { supplyCabinets, supplySlug } from '#server/content/supply-cabinets.ts'
import type { ContentFiles } from '#server/content/content-files.ts'

/** One size of a thing in each of its finishes. */
export type FitSize = { label: string; variants: FitVariant[]; piece: Piece }
/** `article` names it where its page can show it; `price` in cents, 0 on request; `colors` are values of the colour filter. */
export type FitVariant = { article: string; price: number; colors: string[]; picture: PictureSlot | null }
/** A product or mirror in all its sizes, from narrow to wide. `key` is that of favourites. */
export type FitThing = {
  key: string
  group: FitGroup
  name: string
  href: string
  collections: string[]
  sizes: FitSize[]
}

/** A product without a collection hangs like this one. */
const usual = 'beat45'

/** Everything active with a width and a height, in the order of the catalogue. @throws {RangeError} when the table for fitters lacks a collection */
export function fitThings(files: ContentFiles, products: Iterable<Product>): FitThing[] {
  const cabinets = supplyCabinets(files)
  return [
    ...[...products].flatMap((product) => productThing(files, cabinets, product)),
    ...files.mirrors.map((mirror) => mirrorThing(files, mirror)),
  ].filter((thing) => thing.sizes.length > 0)
}

/** The finishes of furniture to choose from, families first, as the colour filter of the product list has them. */
export function fitColors({ finishes }: Pick<ContentFiles, 'finishes'>): { value: string; label: string }[] {
  const worn = finishes.filter(({ categories }) => categories.includes('Badkamermeubelen')).map(colorTexture)
  return [
    ...familyOptions(worn).map(({ value, label }) => ({ value, label })),
    ...worn.map(({ name, color_name }) => ({ value: name, label: color_name })),
  ]
}

function productThing(files: ContentFiles, cabinets: readonly SupplyCabinet[], product: Product): FitThing[] {
  const group = fitGroupOf(product.model)
  if (group === null) return []
  const collection = files.collections.get(product.collections[0]?.slug ?? '')
  const sizes = Map.groupBy(
    product.variants.filter((variant) => variant.is_active),
    dimensionLabel,
  )
  return [
    {
      key: `product.${product.slug}`,
      group,
      name: product.name,
      href: `/producten/${product.slug}`,
      collections: product.collections.map(({ slug }) => slug),
      sizes: [...sizes]
        .flatMap(([label, variants]) => {
          const [variant] = variants // every finish has the same measures
          const piece = variant ? productPiece(product, variant, collection, cabinets) : null
          return piece ? [{ label, variants: variants.map((one) => fitVariant(one, product)), piece }] : []
        })
        .toSorted(byWidth),
    },
  ]
}

function fitVariant(variant: Variant, product: Product): FitVariant {
  const { article, price, color_textures } = variant
  return { article, price, colors: color_textures.flatMap(colorValues), picture: variantPicture(variant, product) }
}

function productPiece(
  product: Product,
  variant: Variant,
  collection: Collection | undefined,
  cabinets: readonly SupplyCabinet[],
): Piece | null {
  const measures = measuresOf(variant)
  if (!measures) return null
  switch (product.model) {
    case 'wastafelmeubel':
    case 'toiletmeubel':
      return basinPiece(product, measures, collection, cabinets)
    case 'kolomkast':
    case 'halfhoge-kast':
      return { kind: 'cabinet', ...measures, underside: isWallHung(collection) ? leastUnderside : 0 }
    case 'zijkast':
      return {
        kind: 'cabinet',
        ...measures,
        underside: Math.max(0, (collection?.form.topHeight ?? usualTop(cabinets)) - measures.height),
      }
    case 'make-uptafel':
      return { kind: 'cabinet', ...measures, underside: 0 }
    case 'spiegel':
      return { ...wallPiece(measures), isMirror: true }
    case 'spiegelkast':
      return { ...wallPiece(measures), hasDoors: true, isMirror: true }
    case 'bovenkast':
      return { ...wallPiece(measures), hasDoors: true }
    default:
      return null
  }
}

type Measures = Pick<CabinetPiece, 'width' | 'height' | 'depth'>

function measuresOf({ width, height, depth, diameter }: Variant): Measures | null {
  if (diameter !== null) return { width: diameter, height: diameter, depth: depth ?? 0 }
  return width === null || height === null ? null : { width, height, depth: depth ?? 0 }
}

function usualTop(cabinets: readonly SupplyCabinet[]): number {
  return choiceOf(cabinets, { collection: usual }).height
}

function basinPiece(
  product: Product,
  measures: Measures,
  collection: Collection | undefined,
  cabinets: readonly SupplyCabinet[],
): BasinPiece {
  const choice = choiceOf(cabinets, {
    collection: collection ? supplySlug(product.model, collection.slug) : usual,
    width: measures.width,
  })
  const { basins } = choice.cabinet
  return {
    kind: 'basin',
    ...measures,
    top: choice.height,
    rises:
      choice.basin.mounting === 'opzet'
        ? Math.min(...basins.filter(({ mounting }) => mounting === 'opzet').map(({ height }) => height))
        : 0,
    hangs: isWallHung(collection),
    basinCount: product.features.some(({ slug }) => slug === 'twee-wastafels') ? 2 : 1,
    basins: basins.map(({ width, depth }) => ({ width, depth })),
    drain: supplyPlan(choice).drain,
  }
}

function wallPiece(measures: Measures): WallPiece {
  return {
    kind: 'wall',
    ...measures,
    underside: measures.height > tallMirror.from ? tallMirror.underside : mirrorUnderside,
    hasDoors: false,
    isMirror: false,
  }
}

function mirrorThing(files: ContentFiles, mirror: Mirror): FitThing {
  const slug = mirrorSlug(mirror.name)
  return {
    key: `mirror.${slug}`,
    group: 'mirrors',
    name: `Spiegel ${mirror.name2} (${mirror.name})`,
    href: `/collecties/spiegels/${slug}`,
    collections: [...files.collections.values()]
      .filter((collection) => collection.mirrors.includes(mirror.name))
      .map((collection) => collection.slug),
    sizes: mirror.formats
      .flatMap(({ size, article, price }) => {
        if (!size) return []
        const piece = { ...wallPiece(size), hasDoors: mirror.shape === 'spiegelkast', isMirror: true }
        return [
          {
            label: dimensionLabel({ ...size, diameter: null }),
            variants: [{ article, price, colors: [], picture: mirror.lit }],
            piece,
          },
        ]
      })
      .toSorted(byWidth),
  }
}

function byWidth(one: FitSize, other: FitSize): number {
  return one.piece.width - other.piece.width || one.piece.height - other.piece.height
}
