/** The files that can be downloaded: those of content/downloads.json that exist, with their size. */
import type { Download } from '#app/features/downloads/download.schema.ts'
import type { OfferedDownload } from '#app/features/downloads/download-list.ts'
import { once } from '#app/lib/once.ts'
import type { ContentFiles } from './content-files.ts'
import { mediaFileSize } from './media-files.ts'

/** Made once: a comparison by itself would make it for every two titles. */
const byTitle = once(() => new Intl.Collator('nl', { numeric: true }))

/** What exists under `publicDir`, Dutch before other languages and then by title, each with the name of its collection or mirror. */
export async function offeredDownloads(files: Pick<ContentFiles, 'downloads' | 'collections' | 'mirrors'>, publicDir: string): Promise<OfferedDownload[]> {
  const found = await Promise.all(files.downloads.map(async (download) => ({ download, bytes: await mediaFileSize(publicDir, download.file) })))
  return found
    .flatMap(({ download, bytes }) => (bytes === null ? [] : [{ ...shown(download), bytes, about: subject(files, download) }]))
    .toSorted((a, b) => Number(b.language === 'nl') - Number(a.language === 'nl') || byTitle().compare(a.title, b.title))
}

/** The address of the file that took the place of `file` (a path under /media/); null when none did. */
export function newestVersion(downloads: readonly Pick<Download, 'file' | 'earlier'>[], file: string): string | null {
  const newest = downloads.find(({ earlier }) => earlier.some((version) => version.file === file))
  return newest ? `/media/${newest.file}` : null
}

function shown({ slug, title, type, file, language, version, date }: Download) {
  return { slug, title, type, language, version, date, href: `/media/${file}`, ending: file.split('.').at(-1) ?? '' }
}

/** The collection or mirror that a file is about; null for the whole programme. */
function subject(files: Pick<ContentFiles, 'collections' | 'mirrors'>, { collection }: Download): OfferedDownload['about'] {
  if (collection === null) return null
  const mirror = files.mirrors.find((candidate) => candidate.name.toLowerCase() === collection)
  if (mirror) return { slug: collection, name: `${mirror.name} ${mirror.name2}`, kind: 'mirror' }
  return { slug: collection, name: files.collections.get(collection)?.name ?? collection, kind: 'collection' }
}
