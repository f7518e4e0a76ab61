/** Assembly guides with their files, and the guides of each collection. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { allCollectionSlugs } from '#domain/collections/collection-slugs.ts'
import { collectionPath } from '#domain/collections/collection-path.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { existingFiles, mediaFileSize } from '#server/content/media-files.ts'

export type GuideFile = { kind: 'pdf' | 'video'; href: string; bytes: number }
/** The files of a film: sources, best first, and captions, their texts and a poster where they exist. */
export type GuideFilm = {
  sources: { href: string; type: string }[]
  captions: string | null
  cues: string[]
  poster: string | null
}

/** The guide at `path` with its spare parts, and its PDF and film where those files exist; null when there is no guide. */
export async function guidePage(files: Pick<ContentFiles, 'guides' | 'parts'>, publicDir: string, path: string) {
  const found = files.guides.get(path)
  if (!found) return null
  const { pdf, video, ...guide } = found
  const offered: GuideFile[] = await existingFiles(publicDir, [
    ...(pdf === undefined ? [] : [{ kind: 'pdf' as const, file: pdf }]),
    ...(video === undefined ? [] : [{ kind: 'video' as const, file: video }]),
  ])
  const parts = files.parts
    .filter((part) => part.guide === path)
    .map(({ number, name, note, price }) => ({ number, name, note, price }))
  return { ...guide, parts, files: offered, film: video === undefined ? null : await filmOf(publicDir, video) }
}
export type GuidePageData = NonNullable<Awaited<ReturnType<typeof guidePage>>>

async function filmOf(publicDir: string, video: string): Promise<GuideFilm | null> {
  const beside = async (ending: string): Promise<string | null> => {
    const file = video.replace(/\.[a-z0-9]+$/, ending)
    return (await mediaFileSize(publicDir, file)) === null ? null : `/media/${file}`
  }
  const [webm, mp4, captions, webp, jpg] = await Promise.all(['.webm', '.mp4', '.vtt', '.webp', '.jpg'].map(beside))
  const sources = [
    { href: webm, type: 'video/webm' },
    { href: mp4, type: 'video/mp4' },
  ].flatMap(({ href, type }) => (href ? [{ href, type }] : []))
  return sources.length === 0
    ? null
    : {
        sources,
        captions: captions ?? null,
        cues: captions ? cuesOf(await readFile(join(publicDir, captions), 'utf8')) : [],
        poster: webp ?? jpg ?? null,
      }
}

/** The texts of a WebVTT file, one per cue. */
export function cuesOf(vtt: string): string[] {
  return vtt
    .split(/\r?\n\r?\n/)
    .map((block) => {
      const lines = block.split(/\r?\n/)
      const timing = lines.findIndex((line) => line.includes('-->'))
      const texts = timing === -1 ? [] : lines.slice(timing + 1)
      return texts.join(' ').trim()
    })
    .filter((cue) => cue !== '')
}

/** The guides below `folder` ('/montage/scharnieren/') for the list of films, in the order of the content. */
export async function guideFilms(files: Pick<ContentFiles, 'guides' | 'parts'>, publicDir: string, folder: string) {
  const pages = await Promise.all(
    [...files.guides.keys()].filter((path) => path.startsWith(folder)).map((path) => guidePage(files, publicDir, path)),
  )
  return pages.flatMap((guide) => (guide ? [listedFilm(guide)] : []))
}

function listedFilm({ path, meta, film, chapters }: GuidePageData) {
  return {
    path,
    title: meta.title,
    film,
    /** Shown where there is no film. */
    drawing: film ? null : (chapters[0]?.steps[0]?.drawing ?? null),
    chapters: chapters.map(({ slug, title, steps }) => ({ slug, title, stepCount: steps.length })),
  }
}

/** The drawer system, hinge and dimension drawing of each collection, in the order of the menus. */
export async function collectionGuides(files: Pick<ContentFiles, 'collections' | 'downloads'>, publicDir: string) {
  const drawings = await existingFiles(
    publicDir,
    files.downloads.filter(({ type }) => type === 'maattekening').map(({ collection, file }) => ({ collection, file })),
  )
  return allCollectionSlugs.flatMap((slug) => {
    const collection = files.collections.get(slug)
    if (!collection) return []
    const { name, drawerSystem: drawers, hinge } = collection
    const drawing = drawings.find((download) => download.collection === slug)
    const dimensions = drawing ? { href: drawing.href, bytes: drawing.bytes } : null
    return [{ slug, name, href: collectionPath(slug), drawers, hinge, dimensions }]
  })
}
