/** The media manifest (public/media/manifest.json): which pictures have been made, with their sizes. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { portraitEnding } from '#domain/picture-source.ts'
import { nameCut, readCut } from './picture-cut.ts'

/**
 * With a version that tells a picture from an earlier one at the same address: five characters of its hash, because a
 * list names two dozen pictures at three widths.
 */
const picture = z
  .object({
    file: z.string(),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    bytes: z.number().int().positive().optional(),
    hash: z.string().default('0'),
  })
  .transform((made) => ({ ...made, version: made.hash.slice(0, 5) }))
const manifestSchema = z.object({ pictures: z.record(z.string(), picture) })
export type MediaManifest = z.output<typeof manifestSchema>

/** Reads the manifest; without a file there are no pictures yet. @throws when the file is there but wrong. */
export function readMediaManifest(publicDir: string): MediaManifest {
  const path = join(publicDir, 'media/manifest.json')
  if (!existsSync(path)) return { pictures: {} }
  return manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
}

/** What a picture shows, said at one place that uses it; the others name it. Pages in other languages have an `alt` of their own. */
export type Description = { alt: string; tone: string }
/** By the name of the picture. */
export type Descriptions = ReadonlyMap<string, Description>

/** The slots of raw content that say what their picture shows, at any depth. */
export function describedPictures(value: unknown): (Description & { media: string })[] {
  if (typeof value !== 'object' || value === null) return []
  const own =
    'media' in value && 'alt' in value && 'tone' in value
      ? [{ media: String(value.media), alt: String(value.alt), tone: String(value.tone) }]
      : []
  return [...own, ...Object.values(value).flatMap(describedPictures)]
}

/**
 * A copy of raw content in which every picture slot has what `descriptions` say of it, and `file`: size, bytes and version of its master, or null
 * when it has none, and `portrait` likewise.
 */
export function withPictureFiles(value: unknown, manifest: MediaManifest, descriptions?: Descriptions): unknown {
  if (Array.isArray(value)) return value.map((item) => withPictureFiles(item, manifest, descriptions))
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withPictureFiles(inner, manifest, descriptions)]),
  )
  const { media } = copy
  if (typeof media !== 'string') return copy
  if (readCut(media) !== null) nameCut(media)
  const made = madePicture(manifest, media)
  const portrait = madePicture(manifest, `${media}${portraitEnding}`)
  // An uploaded picture brings its own size (strapi/documents).
  return {
    ...descriptions?.get(media),
    file: null,
    ...copy,
    ...(made && { file: made }),
    ...(portrait && { portrait }),
  }
}

function madePicture({ pictures }: MediaManifest, media: string) {
  const made = Object.hasOwn(pictures, media) ? pictures[media] : undefined
  return made ? { width: made.width, height: made.height, version: made.version, bytes: made.bytes } : null
}
