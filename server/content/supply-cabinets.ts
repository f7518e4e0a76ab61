/** The cabinets of the pipe drawing: sizes, tops and basins of each collection, and the depths from the table for fitters. */
import { usualChoice } from '#domain/assembly/supply-choice.ts'
import {
  supplyPlan,
  type BasinMounting,
  type SupplyBasin,
  type SupplyCabinet,
  type SupplyPlan,
} from '#domain/assembly/supply-rules.ts'
import { isWallHung } from '#domain/catalogue/mounting.ts'
import { roundDepths } from '#domain/catalogue/technical-data.ts'
import { allCollectionSlugs } from '#domain/collections/collection-slugs.ts'
import type { Collection } from '#domain/collections/collection.schema.ts'
import { wordSlug } from '#domain/slug.ts'
import { supplyOf } from './supply-tables.ts'
import type { ContentFiles } from './content-files.ts'

type Known = Pick<ContentFiles, 'collections' | 'configurator' | 'families' | 'pages'>

/** Toilet cabinets hang like the washstand of their collection and have the basins and the depths of this one. */
const toiletCollection = 'epoch'

/** The collections in the order of the menus, then the toilet cabinets of those that have others. @throws RangeError when the table lacks one */
export function supplyCabinets(files: Known): SupplyCabinet[] {
  const collections = allCollectionSlugs.flatMap((slug) => files.collections.get(slug) ?? [])
  return [
    ...collections.map((collection) => supplyCabinet(files, collection)),
    ...collections.flatMap((collection) => toiletCabinet(files, collection) ?? []),
  ]
}

/** The cabinet of the pipe drawing under which a product is found, by its model. */
export function supplySlug(model: string, collection: string): string {
  return model === 'toiletmeubel' && collection !== toiletCollection ? `toilet-${collection}` : collection
}

/** Water and drain of a collection at one width, in mm, with its usual top and basin. */
export function usualPlan(files: Known, collection: Collection, width: number): SupplyPlan & { basin: SupplyBasin } {
  const choice = usualChoice(supplyCabinet(files, collection), width)
  return { ...supplyPlan(choice), basin: choice.basin }
}

export function supplyCabinet(files: Known, collection: Collection): SupplyCabinet {
  const { slug, name, sizes, form, tops, basins } = collection
  const { depth, plug, behind } = supplyOf(files, collection)
  const pictured = (top: { thickness: number }) => (top.thickness === form.topThickness ? 0 : 1)
  const set = files.configurator.sets.find((candidate) => candidate.collection === slug)
  return {
    slug,
    name,
    widths: sizes.widths,
    depth,
    topHeight: form.topHeight,
    bodyHeight: form.bodyHeight,
    drawers: form.drawers,
    isStanding: !isWallHung(collection),
    plug,
    behind,
    tops: [
      ...tops
        .map((top) => ({ key: wordSlug(top.name), name: top.name, thickness: top.thickness }))
        .toSorted((one, other) => pictured(one) - pictured(other)),
      ...(set?.tops ?? []).flatMap(({ key, label, product }) =>
        sizesOf(files, product)
          .slice(0, 1)
          .map(({ height }) => ({ key, name: label, thickness: height })),
      ),
    ],
    basins: [
      ...basins.map(({ name: basinName, mounting, width, depth: basinDepth, height }) => ({
        key: wordSlug(basinName),
        name: basinName,
        mounting: mounting ?? usualMounting[form.basin],
        width,
        depth: basinDepth,
        height,
      })),
      ...(set?.bowls ?? []).flatMap(({ key, label, product }) =>
        sizesOf(files, product).map(({ isRound, ...size }): SupplyBasin => ({
          key: `${key}-${size.width}`,
          name: `${label} ${isRound ? `⌀ ${size.width}` : `${size.width} × ${size.depth}`}`,
          mounting: 'opzet',
          ...size,
        })),
      ),
    ],
    cast: (set?.tops ?? []).flatMap(({ basin }) => (basin ? [basin.map(wordSlug)] : [])),
  }
}

function toiletCabinet(files: Known, collection: Collection): SupplyCabinet | null {
  const reference = files.collections.get(toiletCollection)
  const sizes = files.families.flatMap(({ model, products }) =>
    model === 'toiletmeubel'
      ? products.flatMap(({ slug, collection: own }) => (own === collection.slug ? sizesOf(files, slug) : []))
      : [],
  )
  const [size] = sizes
  if (!reference || !size || collection === reference) return null
  const { depth, plug, behind, basins, cast } = supplyCabinet(files, reference)
  return {
    ...supplyCabinet(files, collection),
    slug: supplySlug('toiletmeubel', collection.slug),
    name: `${collection.name}, toiletmeubel`,
    widths: [...new Set(sizes.map(({ width }) => width))].toSorted((one, other) => one - other),
    bodyHeight: size.height,
    depth,
    plug,
    behind,
    basins,
    cast,
  }
}

type Size = Pick<SupplyBasin, 'width' | 'depth' | 'height'> & { isRound: boolean }

/** The sizes of a product of the catalogue. */
function sizesOf({ families }: Known, slug: string): Size[] {
  const product = families.flatMap(({ products }) => products).find((candidate) => candidate.slug === slug)
  return (product?.sizes ?? []).map((size) =>
    'diameter' in size
      ? { width: size.diameter, depth: size.diameter, height: roundDepths['wastafel'] ?? 0, isRound: true }
      : { width: size.width, depth: size.depth ?? 0, height: size.height, isRound: false },
  )
}

const usualMounting: Record<Collection['form']['basin'], BasinMounting> = {
  'opzet-rond': 'opzet',
  'opzet-rechthoek': 'opzet',
  onderbouw: 'onderbouw',
  geintegreerd: 'geintegreerd',
  inbouw: 'inbouw',
}
