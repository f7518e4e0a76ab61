/** The kit of every collection that can be put together, from content/configurator.json, the catalogue and the tables for fitters. */
import { roundDepths, technicalData, type DeliveryWeeks } from '#domain/catalogue/technical-data.ts'
import type { Product, Variant } from '#domain/catalogue/product.schema.ts'
import { isWallHung } from '#domain/catalogue/mounting.ts'
import { stockStatus } from '#domain/catalogue/stock.ts'
import type { AnyCollectionSlug } from '#domain/collections/collection-slugs.ts'
import type { Collection } from '#domain/collections/collection.schema.ts'
import type { ConfiguratorSet } from '#domain/configurator/configurator.schema.ts'
import type { Kit, KitCabinet, KitItem, KitMirror, KitTop } from '#domain/configurator/kit.ts'
import { mirrorSlug } from '#domain/mirrors/mirror-slug.ts'
import type { Mirror } from '#domain/mirrors/mirror.schema.ts'
import { drawnParts } from '#server/catalogue/drawn-parts.ts'
import { technicalBasis, weeksOf } from '#server/catalogue/technical-basis.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { oncePerContent } from '#server/content/content-reads.ts'
import { deliveryWeeks } from '#server/content/supply-tables.ts'
import { supplyCabinet } from '#server/content/supply-cabinets.ts'

export type Kits = ReadonlyMap<AnyCollectionSlug, Kit>

/** The kits in the order of the content, made once for each reading of the content and the catalogue. A part whose product is not sold now is left out; so is a collection without cabinets. */
export const kitsOf = oncePerContent((files: ContentFiles, products: ReadonlyMap<string, Product>): Kits => {
  const kits = new Map<AnyCollectionSlug, Kit>()
  for (const set of files.configurator.sets) {
    const collection = files.collections.get(set.collection)
    const kit = collection && kitOf(files, products, set, collection)
    if (kit && kit.cabinets.length > 0) kits.set(set.collection, kit)
  }
  return kits
})

function kitOf(
  files: ContentFiles,
  products: ReadonlyMap<string, Product>,
  set: ConfiguratorSet,
  collection: Collection,
): Kit {
  /** Entries of the content with what the catalogue has of them. */
  const stocked = <TEntry extends { product: string }>(entries: readonly TEntry[]) =>
    entries.flatMap((entry) => {
      const product = products.get(entry.product)
      const items = product ? itemsOf(files, product) : []
      return product && items.length > 0 ? [{ ...entry, found: product, items }] : []
    })
  const { form } = collection
  const supply = supplyCabinet(files, collection)
  const cabinets = stocked(set.cabinets).map(
    ({ key, label, basins, asideFrom = Number.POSITIVE_INFINITY, hinged, found, items }): KitCabinet => {
      const { fronts = null, open = 0 } = drawnParts(files, found) ?? {}
      return {
        key,
        label,
        items,
        basins,
        asideFrom,
        hinged,
        fronts: { kind: fronts?.kind ?? 'drawer', rows: fronts?.rows ?? 1, columns: fronts?.columns ?? 1, open },
      }
    },
  )
  return {
    collection: { slug: collection.slug, name: collection.name },
    cabinets,
    tops: stocked(set.tops).map(
      ({ key, label, items, basin = [], taps, twoTapsFrom = Number.POSITIVE_INFINITY, aside }): KitTop => ({
        key,
        label,
        items,
        taps,
        twoTapsFrom,
        aside,
        basins: supply.basins.filter(({ name }) => basin.includes(name)).toSorted((a, b) => a.width - b.width),
      }),
    ),
    bowls: stocked(set.bowls).map(({ key, label, items }) => ({ key, label, items })),
    mirrors: [
      ...stocked(set.mirrors).map(({ key, label, items }): KitMirror => ({ key, label, items, wears: true })),
      ...collection.mirrors.flatMap((code) => {
        const mirror = files.mirrors.find(({ name }) => name === code)
        return mirror ? [mirrorPart(files, mirror)] : []
      }),
    ],
    sides: stocked(set.sides).map(({ key, label, items, low, hinged }) => ({ key, label, items, low, hinged })),
    handles: stocked(set.handles).map(({ key, label, items, size }) => ({
      key,
      label,
      items: items.filter(({ width }) => width === size),
    })),
    finishes: finishesOf(cabinets, collection.finishes),
    usual: { finish: form.finish, mirror: form.mirror.toLowerCase() },
    supply,
    topHeight: form.topHeight,
    topThickness: form.topThickness,
    isFloorStanding: !isWallHung(collection),
  }
}

/** The width that a picture shows: that of the only size that has it, or of all sizes the middle one, in which the studio draws every product (content/studio/products.py). */
function picturedWidths(variants: readonly Variant[]): (media: string | undefined) => number {
  const widths = new Map<string | undefined, Set<number>>()
  const all = new Set<number>()
  for (const { images, width, diameter } of variants) {
    const mm = width ?? diameter ?? 0
    all.add(mm)
    const own = widths.get(images[0]?.media) ?? new Set()
    widths.set(images[0]?.media, own.add(mm))
  }
  const middle = [...all][Math.floor(all.size / 2)] ?? 0
  return (media) => {
    const [first = middle, ...others] = widths.get(media) ?? []
    return others.length === 0 ? first : middle
  }
}

/** In the order of the collection; others, which only the catalogue knows, come last. */
function finishesOf(cabinets: readonly KitCabinet[], order: readonly string[]): Kit['finishes'] {
  const found = new Map(
    cabinets.flatMap(({ items }) =>
      items.map((item) => [item.finish, { key: item.finish, name: item.finishName, color: item.color }] as const),
    ),
  )
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length)
  return [...found.values()].toSorted((one, other) => place(one.key) - place(other.key))
}

/** The active variants of a product that have a price. */
function itemsOf(files: ContentFiles, product: Product): KitItem[] {
  const variants = product.variants.filter(({ is_active, price }) => is_active && price > 0)
  const described = {
    ...product,
    collection: product.collections[0] ?? null,
    materials: variants.flatMap(({ materials }) => materials),
  }
  const basis = technicalBasis(files, described)
  const weeks = weeksOf(deliveryWeeks(files), described)
  const modelled = { ...product, drawn: drawnParts(files, product) }
  const picturedWidth = picturedWidths(variants)
  return variants.map((variant): KitItem => {
    const { weight, fixing } = technicalData(
      modelled,
      { ...variant, materials: variant.materials.map(({ slug }) => slug) },
      basis,
    )
    return {
      article: variant.article,
      name: product.name,
      href: `/producten/${product.slug}?variant=${variant.article}`,
      favourite: `product.${product.slug}_${variant.article}`,
      finish: variant.color_textures[0]?.name ?? '',
      finishName: variant.color_textures[0]?.color_name ?? '',
      color: variant.color_textures[0]?.hex_code ?? '#cccccc',
      price: variant.price,
      ...sizesOf(product.model, variant),
      kg: weight?.kg ?? null,
      weeks: weeksFor(variant, weeks),
      weeksMade: weeks.made,
      fixing,
      picture: variant.images[0] ?? null,
      pictured: picturedWidth(variant.images[0]?.media),
    }
  })
}

type Sizes = Pick<KitItem, 'width' | 'height' | 'depth' | 'isRound'>

/** A round thing has a diameter only: a mirror hangs, a bowl and a knob lie. */
function sizesOf(model: string, { width, height, depth, diameter }: Variant): Sizes {
  if (diameter === null) return { width: width ?? 0, height: height ?? 0, depth: depth ?? 0, isRound: false }
  const thickness = roundDepths[model] ?? 0
  return model === 'spiegel'
    ? { width: diameter, height: diameter, depth: thickness, isRound: true }
    : { width: diameter, height: thickness, depth: diameter, isRound: true }
}

function weeksFor(variant: Variant, { stock, made: toOrder }: DeliveryWeeks): number {
  return stockStatus([variant]) === 'out_of_stock' ? toOrder : stock
}

function mirrorPart(files: ContentFiles, mirror: Mirror): KitMirror {
  const slug = mirrorSlug(mirror.name)
  const { shelves } = deliveryWeeks(files)
  return {
    key: slug,
    label: `${mirror.name2} (${mirror.name})`,
    wears: false,
    items: mirror.formats.flatMap(({ size, article, price, colors }): KitItem[] => {
      if (!size) return []
      const basis = { fixing: null, density: 0, isWallHung: true }
      const measured = { ...size, diameter: null, materials: [] }
      const model = mirror.shape === 'spiegelkast' ? 'spiegelkast' : 'spiegel'
      const { weight, fixing } = technicalData({ model, drawn: null }, measured, basis)
      return [
        {
          article,
          name: `Spiegel ${mirror.name2}`,
          href: `/collecties/spiegels/${slug}`,
          favourite: `mirror.${slug}_${article}`,
          finish: '',
          finishName: colors.map(({ displayname }) => displayname).join(', '),
          color: colors[0]?.hex ?? '#cccccc',
          price,
          ...size,
          isRound: mirror.shape === 'rond',
          kg: weight?.kg ?? null,
          weeks: shelves,
          weeksMade: shelves,
          fixing,
          picture: mirror.lit,
          pictured: size.width,
        },
      ]
    }),
  }
}
