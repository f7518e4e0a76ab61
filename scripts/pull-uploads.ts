/** Pictures that editors uploaded, as pictures of the site itself: files in public/media, named in the manifest. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, parse } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { portraitEnding } from '#domain/picture-source.ts'
import { addressOf } from '#server/images/cms-masters.ts'
import { cutBox, readCut, type PictureCut } from '#server/content/picture-cut.ts'

/** By the name that the site gives them: where they are on the content server, and which part is meant when it is not all. */
export type Uploads = Map<string, { address: URL; cut: PictureCut | null }>

/** `value` of a document with the site's own names for uploaded pictures, which are added to `uploads`. @param url of the content server */
export function withOwnPictures(value: unknown, url: string, uploads: Uploads): unknown {
  if (Array.isArray(value)) return value.map((one) => withOwnPictures(one, url, uploads))
  if (typeof value !== 'object' || value === null) return value
  const {
    media,
    file: _size,
    portrait: _portraitSize,
    ...rest
  } = { media: undefined, file: undefined, portrait: undefined, ...value }
  const part = typeof media === 'string' ? readCut(media) : null
  const address = typeof media === 'string' ? addressOf(part?.media ?? media, url, []) : null
  if (address === null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withOwnPictures(one, url, uploads)]))
  const file = parse(address.pathname).name + (part === null ? '' : `-${String(media).split('/')[1]}`)
  const name = `uploads/${file.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`
  uploads.set(name, { address, cut: part?.cut ?? null })
  if (part) uploads.set(name + portraitEnding, { address, cut: readCut(`${media}${portraitEnding}`)?.cut ?? null })
  return { media: name, ...rest }
}

const manifestSchema = z.looseObject({ pictures: z.record(z.string(), z.unknown()) })

/** Fetches pictures into `publicDir`; one that is there already is left alone. @throws {Error} for one that cannot be fetched or is no picture */
export async function writeUploads(uploads: Uploads, publicDir: string): Promise<void> {
  const manifestPath = join(publicDir, 'media/manifest.json')
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(manifestPath, 'utf8')))
  for (const [name, { address, cut }] of uploads) {
    if (Object.hasOwn(manifest.pictures, name)) continue
    const response = await fetch(address, { signal: AbortSignal.timeout(60_000) })
    if (!response.ok) throw new Error(`The picture ${address.pathname} was answered with ${response.status}.`)
    const whole = Buffer.from(await response.arrayBuffer())
    const size = await sharp(whole).metadata()
    const picture = cut ? await sharp(whole).extract(cutBox(size, cut)).toBuffer() : whole
    const { width, height } = cut ? cutBox(size, cut) : size
    const file = `${name}${parse(address.pathname).ext.toLowerCase()}`
    mkdirSync(dirname(join(publicDir, 'media', file)), { recursive: true })
    writeFileSync(join(publicDir, 'media', file), picture)
    const hash = createHash('sha256').update(picture).digest('hex').slice(0, 16)
    manifest.pictures[name] = { file, width, height, bytes: picture.length, hash }
  }
  writeFileSync(manifestPath, `${JSON.stringify(manifest, null, 2)}\n`)
}
