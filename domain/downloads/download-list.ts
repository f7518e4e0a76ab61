/** The files that match the filters, with the count of each choice. Pure. */
import { foldText } from '../text-fold.ts'
import type { Download } from './download.schema.ts'
import { downloadTypes, downloadTypeWords } from './download-words.ts'

export type OfferedDownload = Pick<Download, 'slug' | 'title' | 'type' | 'language' | 'version' | 'date'> & {
  href: string
  /** 'pdf', 'mp4' */
  ending: string
  bytes: number
  about: { slug: string; name: string; kind: 'collection' | 'mirror' } | null
}
/** `serves`: collections that need the file although it is not about them, such as the guide of their drawers. */
export type ListedDownload = OfferedDownload & { serves?: readonly string[] }
export type DownloadQuery = {
  type?: Download['type'] | undefined
  collection?: string | undefined
  search?: string | undefined
}
export type DownloadChoice<TValue extends string = string> = { value: TValue; name: string; count: number }

/** The files that match all filters, by kind. The count of a choice is the number of files when it replaces the current choice of its filter. */
export function downloadList(downloads: readonly ListedDownload[], { type, collection, search = '' }: DownloadQuery) {
  const wanted = foldText(search)
  const found = downloads.filter(
    (download) =>
      wanted === '' ||
      foldText(`${download.title} ${download.about?.name ?? ''} ${downloadTypeWords[download.type]}`).includes(wanted),
  )
  const isType = (download: ListedDownload) => type === undefined || download.type === type
  const isFor = (download: ListedDownload, slug: string) =>
    download.about?.slug === slug || download.serves?.includes(slug) === true
  const isAbout = (download: ListedDownload) => collection === undefined || isFor(download, collection)
  const matching = found
    .filter((download) => isType(download) && isAbout(download))
    .map(({ serves: _serves, ...download }): OfferedDownload => download)

  const subjects = new Map(downloads.flatMap(({ about }) => (about === null ? [] : [[about.slug, about]])))
  const choices = (kind: 'collection' | 'mirror'): DownloadChoice[] =>
    [...subjects.values()]
      .filter((about) => about.kind === kind)
      .map((about) => ({
        value: about.slug,
        name: about.name,
        count: found.filter((download) => isType(download) && isFor(download, about.slug)).length,
      }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'nl', { numeric: true }))
  return {
    total: matching.length,
    offered: downloads.length,
    groups: downloadTypes
      .map((kind) => ({ type: kind, downloads: matching.filter((download) => download.type === kind) }))
      .filter((group) => group.downloads.length > 0),
    types: downloadTypes
      .filter((kind) => downloads.some((download) => download.type === kind))
      .map((kind): DownloadChoice<Download['type']> => ({
        value: kind,
        name: downloadTypeWords[kind],
        count: found.filter((download) => download.type === kind && isAbout(download)).length,
      })),
    collections: choices('collection'),
    mirrors: choices('mirror'),
  }
}
export type DownloadList = ReturnType<typeof downloadList>
