/** An assembly guide with the files that exist of it. */
import type { ContentFiles } from './content-files.ts'
import { mediaFileSize } from './media-files.ts'

export type GuideFile = { kind: 'pdf' | 'video'; href: string; bytes: number }

/** The guide at `path`, or null; its pdf and video only where the file is there. */
export async function guidePage(files: Pick<ContentFiles, 'guides'>, publicDir: string, path: string) {
  const found = files.guides.get(path)
  if (!found) return null
  const { pdf, video, ...guide } = found
  const offered: GuideFile[] = []
  for (const [kind, file] of [['pdf', pdf], ['video', video]] as const) {
    const bytes = file === undefined ? null : await mediaFileSize(publicDir, file)
    if (file !== undefined && bytes !== null) offered.push({ kind, href: `/media/${file}`, bytes })
  }
  return { ...guide, files: offered }
}
export type GuidePageData = NonNullable<Awaited<ReturnType<typeof guidePage>>>
