/** What the address of a picture asks for. Everything is checked here: what passes can be joined to a folder without leaving it. */
import { pictureWidths } from '#domain/picture-source.ts'

export type PictureFormat = 'webp' | 'avif'
/** A width of the ladder, or 'og': the card that stands for a page where its address is shared. */
export type PictureRequest =
  | { width: number; media: string; format: PictureFormat }
  | { width: 'og'; media: string; format: 'jpg' }

const address = /^(\d{1,5})\/([a-z0-9-]+(?:\/[a-z0-9-]+)+)\.(webp|avif)$/
const card = /^og\/([a-z0-9-]+(?:\/[a-z0-9-]+)+)\.jpg$/

/**
 * Reads the part of the path behind /img/: '640/collecties/beat40/hero.webp' or 'og/collecties/beat40/hero.jpg'.
 * 'unknown-width' for a width that is not on the ladder (px), 'unknown-picture' for anything that cannot name a master.
 */
export function parsePictureRequest(path: string): PictureRequest | 'unknown-width' | 'unknown-picture' {
  const shared = card.exec(path)?.[1]
  if (shared !== undefined) return { width: 'og', media: shared, format: 'jpg' }
  if (!pictureWidths.some((width) => path.startsWith(`${width}/`))) return 'unknown-width'
  const found = address.exec(path)
  if (!found?.[1] || !found[2]) return 'unknown-picture'
  return { width: Number(found[1]), media: found[2], format: found[3] === 'avif' ? 'avif' : 'webp' }
}
