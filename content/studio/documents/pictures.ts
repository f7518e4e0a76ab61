/** Masters of public/media as JPEG, cropped to their place on paper. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const mediaDir = join(import.meta.dirname, '../../../public/media')

export type PrintPicture = { jpeg: Buffer | null; alt: string; tone: string }
type Slot = { media: string; alt: string; tone: string }

/**
 * The picture of a slot, cut to `width` x `height` points at `dpi` dots per inch; without a master only its tone.
 * It is never larger than its master. `focus` is the height, as a share from the top, around which a tall master is cropped.
 */
export async function printPicture(
  slot: Slot,
  width: number,
  height: number,
  { dpi = 150, focus = 0.5 }: { dpi?: number; focus?: number } = {},
): Promise<PrintPicture> {
  const file = join(mediaDir, `${slot.media}.webp`)
  if (!existsSync(file)) return { jpeg: null, alt: slot.alt, tone: slot.tone }
  const size = await sharp(file).metadata()
  const factor = Math.min(dpi / 72, size.width / width, size.height / height)
  // The largest part of the master with the ratio of the place.
  const part = {
    width: Math.min(size.width, Math.round((size.height * width) / height)),
    height: Math.min(size.height, Math.round((size.width * height) / width)),
  }
  const left = Math.round((size.width - part.width) / 2)
  const top = Math.min(size.height - part.height, Math.max(0, Math.round(size.height * focus - part.height / 2)))
  const jpeg = await sharp(file)
    .extract({ left, top, ...part })
    .resize(Math.round(width * factor), Math.round(height * factor), { fit: 'fill' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
  return { jpeg, alt: slot.alt, tone: slot.tone }
}

/** A drawing of public/media (`name`.svg) as PNG at `width` points, or null where there is none. */
export async function printDrawing(name: string, width: number): Promise<Buffer | null> {
  const file = join(mediaDir, `${name}.svg`)
  return existsSync(file)
    ? sharp(file, { density: 300 })
        .resize(Math.round((width / 72) * 300))
        .png({ palette: true })
        .toBuffer()
    : null
}
