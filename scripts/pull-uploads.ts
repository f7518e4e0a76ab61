/** Pictures that editors uploaded, as pictures of the site itself: files in public/media, named in the manifest. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, parse } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { addressOf } from '#server/images/cms-masters.ts'

/** By the name that the site gives them: where they are on the content server. */
export type Uploads = Map<string, URL>

/** `value` of a document with the site's own names for uploaded pictures, which are added to `uploads`. @param url of the content server */
export function withOwnPictures(value: unknown, url: string, uploads: Uploads): unknown {
  if (Array.isArray(value)) return value.map((one) => withOwnPictures(one, url, uploads))
  if (typeof value !== 'object' || value === null) return value
  const { media, file: _size, ...rest } = { media: undefined, file: undefined, ...value }
  const address = typeof media === 'string' ? addressOf(media, url, []) : null
  if (address === null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withOwnPictures(one, url, uploads)]))
  const name = `uploads/${parse(address.pathname)
    .name.toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')}`
  uploads.set(name, address)
  return { media: name, ...rest }
}

const manifestSchema = z.looseObject({ pictures: z.record(z.string(), z.unknown()) })

/** Fetches pictures into `publicDir`; one that is there already is left alone. @throws {Error} for one that cannot be fetched or is no picture */
export async function writeUploads(uploads: Uploads, publicDir: string): Promise<void> {
  const manifestPath = join(publicDir, 'media/manifest.json')
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(manifestPath, 'utf8')))
  for (const [name, address] of uploads) {
    if (Object.hasOwn(manifest.pictures, name)) continue
    const response = await fetch(address, { signal: AbortSignal.timeout(60_000) })
    if (!response.ok) throw new Error(`The picture ${address.pathname} was answered with ${response.status}.`)
    const picture = Buffer.from(await response.arrayBuffer())
    const { width, height } = await sharp(picture).metadata()
    const file = `${name}${parse(address.pathname).ext.toLowerCase()}`
    mkdirSync(dirname(join(publicDir, 'media', file)), { recursive: true })
    writeFileSync(join(publicDir, 'media', file), picture)
    const hash = createHash('sha256').update(picture).digest('hex').slice(0, 16)
    manifest.pictures[name] = { file, width, height, bytes: picture.length, hash }
  }
  writeFileSync(manifestPath, `${JSON.stringify(manifest, null, 2)}\n`)
}
