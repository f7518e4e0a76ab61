/** Mirrors from the content files, with the cabinets, collections and files that their sheets name. */
import { statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { pathValue } from '#server/http/path-value.ts'
import { siteContext } from '#server/site-context.ts'
import { mirrorCards, mirrorPage } from './mirrors.ts'

/** All mirrors as cards. */
export const fetchMirrorCards = createServerFn({ method: 'GET' }).handler(async () =>
  mirrorCards((await siteContext()).files),
)

/** The sheet of one mirror, or null. */
export const fetchMirror = createServerFn({ method: 'GET' })
  .validator(z.object({ slug: pathValue(10) }))
  .handler(async ({ data }) => mirrorPage((await siteContext()).files, data.slug, mediaSize))

/** Bytes of a file under public/media, or null. */
function mediaSize(path: string): number | null {
  const folder = resolve('public/media')
  const file = join(folder, path)
  if (!file.startsWith(folder + sep)) return null
  const info = statSync(file, { throwIfNoEntry: false })
  return info?.isFile() ? info.size : null
}
