/** The files of content/downloads.json that exist, with their size. */
import type { Collection } from '#domain/collections/collection.schema.ts'
import type { Download } from '#domain/downloads/download.schema.ts'
import type { ListedDownload, OfferedDownload } from '#domain/downloads/download-list.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { existingFiles } from '#server/content/media-files.ts'

const titles = new Intl.Collator('nl', { numeric: true })

/** The guide for mounting a cabinet, which serves every collection. */
const mountingGuide = 'montagehandleiding-wandmeubel'

type Known = Pick<ContentFiles, 'downloads' | 'collections' | 'mirrors' | 'guides'>

/** The files that exist under `publicDir`, Dutch first and then by title, each with its collection or mirror and the collections that it serves. */
export async function offeredDownloads(files: Known, publicDir: string): Promise<ListedDownload[]> {
  const listed = files.downloads.map((download) => {
    const { slug, title, type, file, language, version, date } = download
    const [ending, about, serves] = [file.split('.').at(-1) ?? '', subject(files, download), servedBy(files, download)]
    return { slug, title, type, file, language, version, date, ending, about, serves }
  })
  return (await existingFiles(publicDir, listed)).toSorted(
    (a, b) => Number(b.language === 'nl') - Number(a.language === 'nl') || titles.compare(a.title, b.title),
  )
}

/** The address of the file that replaced `file` (a path under /media/); null when none did. */
export function newestVersion(downloads: readonly Pick<Download, 'file' | 'earlier'>[], file: string): string | null {
  const newest = downloads.find(({ earlier }) => earlier.some((version) => version.file === file))
  return newest ? `/media/${newest.file}` : null
}

/** The collection or mirror that a file is about; null for the whole programme. */
function subject(
  files: Pick<ContentFiles, 'collections' | 'mirrors'>,
  { collection }: Download,
): OfferedDownload['about'] {
  if (collection === null) return null
  const mirror = files.mirrors.find((candidate) => candidate.name.toLowerCase() === collection)
  if (mirror) return { slug: collection, name: `${mirror.name} ${mirror.name2}`, kind: 'mirror' }
  return { slug: collection, name: files.collections.get(collection)?.name ?? collection, kind: 'collection' }
}

/** The collections whose drawers or hinges the guide of this file explains; all of them for the mounting guide. */
function servedBy({ collections, guides }: Known, { slug, file }: Download): string[] {
  const guide = [...guides.values()].find(({ pdf, video }) => pdf === file || video === file)
  const isServed = ({ drawerSystem, hinge }: Collection) =>
    slug === mountingGuide ||
    guide?.path === `/montage/ladesystemen/${drawerSystem}` ||
    guide?.path === `/montage/scharnieren/${hinge}`
  return [...collections.values()].flatMap((collection) => (isServed(collection) ? [collection.slug] : []))
}
