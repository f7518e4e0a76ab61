/** Files to download, from the content files and the media folder. */
import { resolve } from 'node:path'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { downloadList } from '#domain/downloads/download-list.ts'
import { downloadTypes } from '#domain/downloads/download-words.ts'
import { pathValue } from '#server/http/path-value.ts'
import { siteContext } from '#server/site-context.ts'
import { newestVersion, offeredDownloads } from './downloads.ts'

/** The files that match the filters. */
export const fetchDownloads = createServerFn({ method: 'GET' })
  .validator(
    z.object({
      type: z.enum(downloadTypes).optional(),
      collection: z.string().max(40).optional(),
      search: z.string().max(60).optional(),
    }),
  )
  .handler(async ({ data }) =>
    downloadList(await offeredDownloads((await siteContext()).files, resolve('public')), data),
  )

/** The address of the newest version of a file that was replaced, or null. */
export const fetchNewestVersion = createServerFn({ method: 'GET' })
  .validator(z.object({ file: pathValue(200) }))
  .handler(async ({ data }) => newestVersion((await siteContext()).files.downloads, data.file))
