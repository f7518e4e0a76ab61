/**
 * Makes a plain JPEG of a photograph that a visitor sent, in a process that is started for this one file and killed when
 * it takes too long (convert-photo.ts). Without EXIF, and so without the place where it was taken.
 */
import { readFile, writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { photoFormat } from './photo-format.ts'
import type { ConversionOutcome } from './convert-photo.ts'

sharp.concurrency(1)
sharp.cache(false)
// Of all that the library reads, only these: no SVG, PDF or anything else that a file may turn out to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })

/** The largest photographs of telephones have 50 million pixels; those in HEIC are decoded as a whole, in memory. */
const maxPixels = 50_000_000
const maxHeicPixels = 25_000_000
/** Pages of 64 KB that the decoder of HEIC may take: a file can claim less than it unpacks to. */
const maxHeicPages = 6_144
/** The longest side of the result, in px, and the bytes above which it is compressed more. */
const maxSide = 2_400
const wantedBytes = 2_500_000

/** The file is refused for this reason. */
class RefusedError extends Error {
  override readonly name = 'RefusedError'
  readonly why: 'format' | 'pixels' | 'broken'
  constructor(why: RefusedError['why']) {
    super(`The photograph is refused: ${why}.`)
    this.why = why
  }
}

const [sourcePath = '', targetPath = ''] = process.argv.slice(2)
process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined)
// Without the server nobody takes the result, and a file that came after its sweep would stay.
process.on('disconnect', () => process.exit())
const outcome = await convert(sourcePath, targetPath)
process.send?.(outcome)
process.disconnect?.()

async function convert(from: string, to: string): Promise<ConversionOutcome> {
  const bytes = await readFile(from)
  let photo: Uint8Array
  try {
    photo = await plainJpeg(bytes)
  } catch (error) {
    return { is: 'refused', why: error instanceof RefusedError ? error.why : 'broken' }
  }
  await writeFile(to, photo, { mode: 0o600 })
  return { is: 'converted' }
}

/** @throws {RefusedError} or any error of a file that cannot be read */
async function plainJpeg(bytes: Buffer): Promise<Uint8Array> {
  const format = photoFormat(bytes)
  if (format === null) throw new RefusedError('format')
  const opened = format === 'heic' ? await openHeic(bytes) : await open(bytes)
  const small = await opened
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = small.info
  const plain = sharp(small.data, { raw: { width, height, channels } })
  // A file that was cut short shows what there is of it, as in a browser; one that stops before its first pixels is a single grey.
  if (format !== 'heic' && (await plain.stats()).entropy === 0)
    await sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels }).stats()
  const asJpeg = (quality: number) => plain.clone().jpeg({ quality }).toBuffer()
  const photo = await asJpeg(82)
  return photo.byteLength > wantedBytes ? asJpeg(60) : photo
}

async function open(bytes: Buffer): Promise<Sharp> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > maxPixels) throw new RefusedError('pixels')
  return sharp(bytes, { failOn: 'none', limitInputPixels: maxPixels })
}

async function openHeic(bytes: Buffer): Promise<Sharp> {
  limitWebAssembly()
  const { default: libheif } = await import('libheif-js/wasm-bundle.js')
  const images = new libheif.HeifDecoder().decode(bytes)
  const image = images.find((one) => one.is_primary()) ?? images[0]
  if (image === undefined) throw new RefusedError('broken')
  const [width, height] = [image.get_width(), image.get_height()]
  if (width * height > maxHeicPixels) throw new RefusedError('pixels')
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height }
  const decoded = await new Promise<{ data: Uint8ClampedArray } | null>((resolve) => {
    image.display(target, resolve)
  })
  if (decoded === null) throw new RefusedError('broken')
  return sharp(decoded.data, { raw: { width, height, channels: 4 } })
}

/** Nothing else in this process uses WebAssembly, and the decoder has no limit of its own that holds before it allocates. */
function limitWebAssembly(): void {
  const { prototype } = WebAssembly.Memory
  Object.defineProperty(prototype, 'grow', {
    value: new Proxy(Object.getOwnPropertyDescriptor(prototype, 'grow')?.value, {
      apply(grow: (pages: number) => number, memory: WebAssembly.Memory, [pages]: [number]) {
        if (memory.buffer.byteLength / 65_536 + pages > maxHeicPages)
          throw new RangeError('The picture needs more memory than it may have.')
        return Reflect.apply(grow, memory, [pages])
      },
    }),
  })
}
