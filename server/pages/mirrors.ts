/** What mirror pages and lists show, taken from the content files. */
import { collectionPath } from '#domain/collections/collection-path.ts'
import { fittingCabinetWidths } from '#domain/mirrors/mirror-fit.ts'
import type { Mirror } from '#domain/mirrors/mirror.schema.ts'
import { mirrorSlug } from '#domain/mirrors/mirror-slug.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { studioModel } from './models.ts'
import { onceForFiles } from './once-for-files.ts'

/** A mirror as it stands in lists; widths in mm, prices in cents. */
export type MirrorCard = Pick<Mirror, 'name' | 'name2' | 'tagline' | 'shape' | 'features' | 'x3d' | 'lit'> & {
  slug: string
  widths: number[]
  isMadeToMeasure: boolean
  priceFrom: number
  priceTo: number
}

/** A file on offer: what it is, where it stands, how many bytes it has. */
export type MirrorDownload = { label: string; type: 'PDF' | 'FBX' | 'GLB'; href: string; bytes: number }

/** All mirrors in the order of the catalogue. */
export const mirrorCards = onceForFiles((files) => files.mirrors.map(mirrorCard))

export function mirrorCard(mirror: Mirror): MirrorCard {
  const { name, name2, tagline, shape, features, x3d, lit, formats } = mirror
  const prices = formats.map((format) => format.price)
  return {
    name,
    name2,
    tagline,
    shape,
    features,
    x3d,
    lit,
    slug: mirrorSlug(name),
    widths: [...new Set(formats.flatMap((format) => (format.size ? [format.size.width] : [])))].toSorted(
      (a, b) => a - b,
    ),
    isMadeToMeasure: formats.some((format) => format.size === null),
    priceFrom: Math.min(...prices),
    priceTo: Math.max(...prices),
  }
}

/** The sheet of one mirror, or null for an unknown slug. `sizeOf` gives the bytes of a file under /media/, or null when it does not exist. */
export function mirrorPage(files: ContentFiles, slug: string, sizeOf: (path: string) => number | null) {
  const mirror = files.mirrors.find((candidate) => mirrorSlug(candidate.name) === slug)
  if (!mirror) return null
  const cabinetWidths = [...new Set([...files.collections.values()].flatMap((collection) => collection.sizes.widths))]
  const colors = mirror.formats
    .flatMap((format) => format.colors)
    .filter((color, index, all) => all.findIndex((other) => other.name === color.name) === index)
  const others = files.mirrors.filter((candidate) => candidate.name !== mirror.name)
  return {
    ...mirror,
    ...mirrorCard(mirror),
    formats: mirror.formats.map(({ colors: formatColors, ...format }) => ({
      ...format,
      colors: formatColors.map((color) => color.displayname),
      cabinetWidths: format.size ? fittingCabinetWidths(format.size.width, cabinetWidths) : [],
    })),
    colors: colors.map(({ name, displayname, hex, image }) => ({ name, displayname, hex, image })),
    downloads: downloadsOf(mirror, colors, sizeOf),
    model: mirror.x3d
      ? studioModel(
          `spiegels/${slug}`,
          (code) =>
            colors.flatMap(({ name, displayname, hex }) =>
              name === code ? [{ label: displayname, color: hex }] : [],
            )[0],
        )
      : null,
    collections: [...files.collections.values()]
      .filter((collection) => collection.mirrors.includes(mirror.name))
      .map((collection) => ({
        name: collection.name,
        path: collectionPath(collection.slug),
        tagline: collection.tagline,
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
export type MirrorPageData = NonNullable<ReturnType<typeof mirrorPage>>

function downloadsOf(
  mirror: Mirror,
  colors: Mirror['formats'][number]['colors'],
  sizeOf: (path: string) => number | null,
): MirrorDownload[] {
  const offered = [
    ...colors.map((color) => ({ label: `Technisch blad ${mirror.name}`, type: 'PDF' as const, path: color.pdf })),
    ...colors.map((color) => ({
      label: `3D-model ${mirror.name}, ${color.displayname.toLowerCase()}`,
      type: 'FBX' as const,
      path: color.fbx,
    })),
    ...(mirror.x3d
      ? [
          {
            label: `3D-model ${mirror.name}, alle kleuren`,
            type: 'GLB' as const,
            path: `3d/spiegels/${mirrorSlug(mirror.name)}.glb`,
          },
        ]
      : []),
  ]
  return offered
    .filter((file, index) => file.path !== '' && offered.findIndex((other) => other.path === file.path) === index)
    .flatMap(({ label, type, path }) => {
      const bytes = sizeOf(path)
      return bytes === null ? [] : [{ label, type, href: `/media/${path}`, bytes }]
    })
}
