/** What the address of a picture asks for. What passes these checks can be joined to a folder without leaving it. */
import { pictureWidths } from '#domain/picture-source.ts'

/** A width of the ladder in px, made as WebP; 'og': the JPEG card that a page is shared with. */
export type PictureRequest = { media: string; width: number | 'og' }

const picture = /^\d{1,5}\/([a-z0-9-]+(?:\/[a-z0-9-]+)+)\.webp$/
const card = /^og\/([a-z0-9-]+(?:\/[a-z0-9-]+)+)\.jpg$/

/**
 * Reads the part of the path behind /img/: '640/collecties/beat40/hero.webp' or 'og/collecties/beat40/hero.jpg'.
 * 'unknown-width' for a width that is not on the ladder, 'unknown-picture' for anything that cannot name a master.
 */
export function parsePictureRequest(path: string): PictureRequest | 'unknown-width' | 'unknown-picture' {
  const shared = card.exec(path)?.[1]
  if (shared !== undefined) return { media: shared, width: 'og' }
  const width = pictureWidths.find((step) => path.startsWith(`${step}/`))
  if (width === undefined) return 'unknown-width'
  const media = picture.exec(path)?.[1]
  return media === undefined ? 'unknown-picture' : { media, width }
}
