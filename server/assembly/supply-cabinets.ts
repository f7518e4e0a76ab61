/** The cabinets of the pipe drawing: sizes, tops and basins of each collection, and the depths from the table for fitters. */
import { allCollectionSlugs } from '#domain/collections/collection-slugs.ts'
import type { Collection } from '#domain/collections/collection.schema.ts'
import type { BasinMounting, SupplyCabinet } from '#domain/assembly/supply-rules.ts'
import { wordSlug } from '#domain/slug.ts'
import { supplyOf } from '#server/content/supply-tables.ts'
import type { ContentFiles } from '#server/content/content-files.ts'

/** The collections in the order of the menus. @throws RangeError when the table lacks one */
export function supplyCabinets(files: ContentFiles): SupplyCabinet[] {
  return allCollectionSlugs.flatMap((slug) => {
    const collection = files.collections.get(slug)
    return collection ? [supplyCabinet(files, collection)] : []
  })
}

export function supplyCabinet(files: ContentFiles, collection: Collection): SupplyCabinet {
  const { slug, name, sizes, form, tops, basins } = collection
  const { depth, plug, behind } = supplyOf(files, collection)
  const pictured = (top: { thickness: number }) => (top.thickness === form.topThickness ? 0 : 1)
  return {
    slug,
    name,
    widths: sizes.widths,
    depth,
    topHeight: form.topHeight,
    bodyHeight: form.bodyHeight,
    drawers: form.drawers,
    isStanding: form.mounting !== 'wandhangend',
    plug,
    behind,
    tops: tops
      .map((top) => ({ key: wordSlug(top.name), name: top.name, thickness: top.thickness }))
      .toSorted((one, other) => pictured(one) - pictured(other)),
    basins: basins.map(({ name: basinName, mounting, width, depth: basinDepth, height }) => ({
      key: wordSlug(basinName),
      name: basinName,
      mounting: mounting ?? usualMounting[form.basin],
      width,
      depth: basinDepth,
      height,
    })),
  }
}

const usualMounting: Record<Collection['form']['basin'], BasinMounting> = {
  'opzet-rond': 'opzet',
  'opzet-rechthoek': 'opzet',
  onderbouw: 'onderbouw',
  geintegreerd: 'geintegreerd',
  inbouw: 'inbouw',
}
