/**
 * Resizes pictures in a process of its own, which picture-maker.ts starts and ends: the server never loads the image library
 * nor holds the pictures, and the system gets the memory back when the process ends.
 */
import sharp, { type Sharp } from 'sharp'
import { cutBox, type PictureCut } from '#server/content/picture-cut.ts'
import { pictureJob, type PictureJob, type PictureResult } from './picture-job.ts'
import { writeFileWhole } from './write-file-whole.ts'

sharp.concurrency(1)
sharp.cache(false)

/** More pixels than any picture for a page has; a small file can claim to have far more. */
const maxPixels = 100_000_000
/** Share cards, in px. A picture narrower than `minCoverRatio` is shown whole, on the paper colour of the site. */
const card = { width: 1200, height: 630, background: '#f6f3ec' }
const minCoverRatio = 1.45
/** Samples of plain colours, and hardly another picture, come out smaller than this. */
const plain = { maxWidth: 800, bytesPerPixel: 0.0063, quality: 96 }

process.on('message', (message) => {
  const { id, ...job } = pictureJob.parse(message)
  make(job).then(
    (outcome) => send({ id, outcome }),
    (error: unknown) =>
      send({ id, outcome: { is: 'unreadable', reason: error instanceof Error ? error.message : String(error) } }),
  )
})

// Signals to the whole group are the server's to act on: this process ends when the channel to it closes.
process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined)

function send(result: PictureResult): void {
  if (process.connected) process.send?.(result)
}

/** @throws when the master cannot be read */
async function make({ file, ...job }: Omit<PictureJob, 'id'>): Promise<PictureResult['outcome']> {
  const bytes = await resize(job)
  return (await writeFileWhole(file, bytes)) ? { is: 'written' } : { is: 'unwritable', bytes }
}

async function resize({ width, ...job }: Omit<PictureJob, 'id' | 'file'>): Promise<Uint8Array<ArrayBuffer>> {
  const whole = sharp(job.master, { failOn: 'error', limitInputPixels: maxPixels })
  // A card is a part of its own around the same point.
  const cut = job.cut && width === 'og' ? { ...job.cut, ratio: card.width / card.height } : job.cut
  const master = cut ? await partOf(whole, cut) : whole
  if (typeof width === 'number') return new Uint8Array(await scaled(master, width))
  const picture = width === 'og' ? await shareCard(master, cut !== undefined) : texture(master)
  return new Uint8Array(await picture.toBuffer())
}

async function partOf(master: Sharp, cut: PictureCut): Promise<Sharp> {
  return master.extract(cutBox(await master.metadata(), cut))
}

/**
 * A copy that fills a window shows blocks on a smooth wall at the quality that does for a card. So does the sample of a
 * plain colour, of which that quality leaves next to nothing: it is encoded again.
 */
async function scaled(master: Sharp, width: number): Promise<Buffer> {
  const quality = width >= 1440 ? 90 : 80
  const copy = master.resize({ width, withoutEnlargement: true })
  const { data, info } = await copy.clone().webp({ quality, effort: 4 }).toBuffer({ resolveWithObject: true })
  const isPlain = info.width <= plain.maxWidth && data.length < plain.bytesPerPixel * info.width * info.height
  return isPlain ? copy.webp({ quality: plain.quality, effort: 4 }).toBuffer() : data
}

/** glTF knows JPEG and PNG; a power of two fits every graphics card. */
function texture(master: Sharp): Sharp {
  return master.resize({ width: 512, height: 512, fit: 'cover' }).jpeg({ quality: 84, mozjpeg: true })
}

async function shareCard(master: Sharp, isCut: boolean): Promise<Sharp> {
  const { width, height } = await master.metadata() // of the whole file
  return master
    .resize({ ...card, fit: isCut || width / height >= minCoverRatio ? 'cover' : 'contain' })
    .flatten({ background: card.background })
    .jpeg({ quality: 82, mozjpeg: true })
}
