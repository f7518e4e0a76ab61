/** Assembly guides from the content files. */
import { resolve } from 'node:path'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { siteContext } from '#server/site-context.ts'
import { guidePage } from './guides.ts'

/** The guide at `path`, or null. */
export const fetchGuide = createServerFn({ method: 'GET' })
  .validator(z.object({ path: z.string().startsWith('/montage/').max(80) }))
  .handler(async ({ data }) => guidePage((await siteContext()).files, resolve('public'), data.path))
