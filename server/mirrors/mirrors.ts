/** What mirror pages and lists show, taken from the content files. */
import { dimensionLabel } from '#domain/dimensions.ts'
import { collectionPath } from '#domain/collections/collection-path.ts'
import { fittingCabinetWidths } from '#domain/mirrors/mirror-fit.ts'
import type { Mirror } from '#domain/mirrors/mirror.schema.ts'
import { mirrorSlug } from '#domain/mirrors/mirror-slug.ts'
import { decorative } from '#domain/picture-slot.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { existingFiles } from '#server/content/media-files.ts'
import { studioModel } from '#server/content/studio-models.ts'

/** A mirror in a list; widths in mm, prices in cents. */
export type MirrorCard = Pick<Mirror, 'name' | 'name2' | 'tagline' | 'shape' | 'features' | 'x3d' | 'lit'> & {
  slug: string
  widths: number[]
  isMadeToMeasure: boolean
  priceFrom: number
  priceTo: number
}
type MirrorColor = Mirror['formats'][number]['colors'][number]

export type MirrorDownload = { label: string; type: 'PDF' | 'FBX' | 'GLB'; href: string; bytes: number }

export function mirrorCard({ name, name2, tagline, shape, features, x3d, lit, formats }: Mirror): MirrorCard {
  const prices = formats.map((format) => format.price)
  const widths = new Set(formats.flatMap(({ size }) => size?.width ?? []))
  return {
    name,
    name2,
    tagline,
    shape,
    features,
    x3d,
    lit,
    slug: mirrorSlug(name),
    widths: [...widths].toSorted((a, b) => a - b),
    isMadeToMeasure: formats.some(({ size }) => size === null),
    priceFrom: Math.min(...prices),
    priceTo: Math.max(...prices),
  }
}

/** The page of one mirror, with those of its files that exist under `publicDir`; null for an unknown slug. */
export async function mirrorPage(files: ContentFiles, slug: string, publicDir: string) {
  const mirror = files.mirrors.find((candidate) => mirrorSlug(candidate.name) === slug)
  if (!mirror) return null
  const collections = [...files.collections.values()]
  const cabinetWidths = [...new Set(collections.flatMap(({ sizes }) => sizes.widths))]
  const colors = uniqueBy(
    mirror.formats.flatMap((format) => format.colors),
    ({ name }) => name,
  )
  const others = files.mirrors.filter((candidate) => candidate.name !== mirror.name)
  return {
    ...mirror,
    ...mirrorCard(mirror),
    formats: mirror.formats.map((format) => ({
      ...format,
      label: format.size ? dimensionLabel({ ...format.size, diameter: null }) : 'Op maat',
      colors: format.colors.map((color) => color.displayname),
      cabinetWidths: format.size ? fittingCabinetWidths(format.size.width, cabinetWidths) : [],
    })),
    colors: colors.map(({ name, displayname, hex, image }) => ({ name, displayname, hex, image })),
    downloads: await existingFiles(publicDir, downloadsOf(mirror, colors)),
    model: mirror.x3d
      ? studioModel(`spiegels/${slug}`, (code) => {
          const color = colors.find(({ name }) => name === code)
          return color && { label: color.displayname, color: color.hex }
        })
      : null,
    collections: collections
      .filter((collection) => collection.mirrors.includes(mirror.name))
      .map(({ name, slug: collection, tagline, card }) => ({
        name,
        path: collectionPath(collection),
        tagline,
        card: decorative(card),
      })),
    // First those of the same shape, then those with the light in the same place.
    related: [
      ...others.filter((other) => other.shape === mirror.shape),
      ...others.filter((other) => other.shape !== mirror.shape && other.light === mirror.light),
    ]
      .slice(0, 4)
      .map(mirrorCard),
  }
}
export type MirrorPageData = NonNullable<Awaited<ReturnType<typeof mirrorPage>>>

function downloadsOf({ name, x3d }: Mirror, colors: readonly MirrorColor[]) {
  const model = `3D-model ${name}`
  const all: { label: string; type: MirrorDownload['type']; file: string }[] = [
    ...colors.map(({ pdf }) => ({ label: `Technisch blad ${name}`, type: 'PDF' as const, file: pdf })),
    ...colors.map(({ displayname, fbx }) => ({
      label: `${model}, ${displayname.toLowerCase()}`,
      type: 'FBX' as const,
      file: fbx,
    })),
  ]
  if (x3d) all.push({ label: `${model}, alle kleuren`, type: 'GLB', file: `3d/spiegels/${mirrorSlug(name)}.glb` })
  return uniqueBy(all, ({ file }) => file)
}

/** The first of the items that share a key. */
function uniqueBy<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return items.filter((item, index) => items.findIndex((other) => keyOf(other) === keyOf(item)) === index)
}
