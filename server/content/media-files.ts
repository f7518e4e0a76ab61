/** Files under public/media that are offered for download: whether they exist, and their sizes. */
import { stat } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'

/** Bytes of the file `file` (a path under /media/), or null when it does not exist. */
export async function mediaFileSize(publicDir: string, file: string): Promise<number | null> {
  const media = resolve(publicDir, 'media')
  const path = join(media, file)
  if (!path.startsWith(media + sep)) return null
  const info = await stat(path).catch(() => null)
  return info?.isFile() ? info.size : null
}

/** Those of `offered` whose `file` (a path under /media/) exists, with its address and size in bytes. */
export async function existingFiles<T extends { file: string }>(
  publicDir: string,
  offered: readonly T[],
): Promise<(Omit<T, 'file'> & { href: string; bytes: number })[]> {
  const found = await Promise.all(
    offered.map(async ({ file, ...rest }) => {
      const bytes = await mediaFileSize(publicDir, file)
      return bytes === null ? [] : [{ ...rest, href: `/media/${file}`, bytes }]
    }),
  )
  return found.flat()
}
