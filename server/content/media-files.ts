/** Files under public/media that are offered for download: whether they exist, and their sizes. */
import { stat } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'

/** Bytes of the file `file` (a path under /media/), or null when it does not exist. */
export async function mediaFileSize(publicDir: string, file: string): Promise<number | null> {
  const media = resolve(publicDir, 'media')
  const path = join(media, file)
  if (!path.startsWith(media + sep)) return null
  try {
    const info = await stat(path)
    return info.isFile() ? info.size : null
  } catch {
    return null
  }
}
