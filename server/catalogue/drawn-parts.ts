/** The parts that a product drawing shows besides the outline, from its family and the form of its collection. Pure. */
import { isWallHung } from '#domain/catalogue/mounting.ts'
import { doorFront } from '#domain/catalogue/door-front.ts'
import type { DrawnParts } from '#domain/catalogue/product-views.ts'
import type { FurnitureStyle, ProductFamily } from '#domain/catalogue/family.schema.ts'
import { roundDepths } from '#domain/catalogue/technical-data.ts'
import type { Collection } from '#domain/collections/collection.schema.ts'

type Drawable = {
  model: string
  slug: string
  collections: readonly { slug: string }[]
  features: readonly { slug: string }[]
}
type Known = { families: readonly ProductFamily[]; collections: ReadonlyMap<string, Collection> }

/** Height in mm of an open compartment (texts of the family), when that leaves the minimum for the drawer above it. */
const openCompartment = 180
const minDrawer = 120
/** A basin of at most this height in mm is a top. */
const maxTop = 60

/** That of its collection, or its own; null when neither is known. */
export function furnitureStyle(known: Known, product: Pick<Drawable, 'slug' | 'collections'>): FurnitureStyle | null {
  const collection = known.collections.get(product.collections[0]?.slug ?? '')
  return collection ?? writtenProduct(known, product.slug)?.style ?? null
}

function writtenProduct({ families }: Known, wanted: string) {
  return families.flatMap((family) => family.products).find(({ slug }) => slug === wanted)
}

/** Null for a product without parts besides its outline. */
export function drawnParts(known: Known, product: Drawable): DrawnParts | null {
  const written = writtenProduct(known, product.slug)
  if (!written) return null
  const has = (feature: string) => product.features.some(({ slug }) => slug === feature)
  const style = furnitureStyle(known, product)
  const { doors, rungs = 0, niche = 0 } = written.drawn ?? {}
  const none: DrawnParts = { fronts: null, open: 0, niche: 0, base: null, basins: null, rungs }
  switch (product.model) {
    case 'wastafelmeubel':
    case 'toiletmeubel': {
      if (!style) return null
      const heights = written.sizes.flatMap((size) => ('height' in size ? [size.height] : []))
      const isDouble = has('twee-wastafels')
      const open = has('open-vak') ? Math.max(0, Math.min(openCompartment, Math.min(...heights) - minDrawer)) : 0
      return {
        ...none,
        open,
        base: legsOf(style),
        basins: product.model === 'wastafelmeubel' ? basinsOf(style, isDouble ? 2 : 1) : null,
        fronts: {
          kind: doors === undefined ? 'drawer' : 'door',
          rows: doors ?? (open > 0 ? 1 : isDouble ? 2 : style.form.drawers),
          columns: isDouble ? 2 : 1,
          ...frontOf(style),
        },
      }
    }
    case 'kolomkast':
    case 'halfhoge-kast':
    case 'bovenkast':
    case 'zijkast':
      return (
        style && {
          ...none,
          niche,
          fronts: { kind: 'door', rows: doors ?? 1, columns: 1, ...doorFront(frontOf(style)) },
        }
      )
    case 'spiegelkast':
      return { ...none, fronts: { kind: 'door', rows: 1, columns: 1, style: 'spiegel', handle: 'push' } }
    case 'wastafel':
      return basinOf(style, written, none)
    default:
      return rungs > 0 ? none : null
  }
}

function frontOf({ form }: FurnitureStyle): { style: string; handle: string } {
  return { style: form.front, handle: form.handle }
}

/** Legs reach from the underside of the body, a frame from the underside of the top. */
function legsOf({ form }: FurnitureStyle): DrawnParts['base'] {
  return isWallHung({ form })
    ? null
    : {
        kind: form.mounting === 'frame' ? 'frame' : 'legs',
        height: form.topHeight - form.topThickness,
        body: form.bodyHeight,
      }
}

function basinsOf({ basins: [first], form }: FurnitureStyle, count: number): DrawnParts['basins'] {
  if (!first) return null
  const { width, depth } = first
  return {
    width,
    depth,
    height: form.basin === 'onderbouw' ? form.topThickness + first.height : first.height,
    count,
    shape: form.basin === 'opzet-rond' ? 'round' : 'rectangular',
  }
}

/** A basin is a bowl, or a top with the bowl of its collection; without one its shape is unknown. */
function basinOf(
  style: FurnitureStyle | null,
  { sizes, drawn }: ProductFamily['products'][number],
  none: DrawnParts,
): DrawnParts | null {
  const [size] = sizes
  if (size && 'diameter' in size) {
    const height = drawn?.height ?? roundDepths['wastafel'] ?? 0
    return { ...none, basins: { width: size.diameter, depth: size.diameter, height, count: 1, shape: 'free' } }
  }
  if (!style || !size) return null
  if (size.height > maxTop)
    return {
      ...none,
      basins: { width: size.width, depth: size.depth ?? 0, height: size.height, count: 1, shape: 'free' },
    }
  return style.form.basin.startsWith('opzet') ? null : { ...none, basins: basinsOf(style, 1) }
}
