/** The home page and editorial pages from the content files. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { siteContext } from '#server/site-context.ts'
import { homePage } from './pages.ts'

/** The editorial page at `path`, or null. */
export const fetchPage = createServerFn({ method: 'GET' })
  .validator(z.object({ path: z.string().startsWith('/').max(120) }))
  .handler(async ({ data }) => (await siteContext()).files.pages.get(data.path) ?? null)

/** The home page, or null. */
export const fetchHome = createServerFn({ method: 'GET' }).handler(async () => homePage((await siteContext()).files))
