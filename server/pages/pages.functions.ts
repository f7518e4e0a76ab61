/** The home page, editorial pages and the list of rooms from the content files, the privacy page from the content source. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { siteContext } from '#server/site-context.ts'
import { homePage } from './pages.ts'
import { privacyPage } from './privacy.ts'
import { roomCards } from './rooms.ts'

/** The editorial page at `path`, or null. */
export const fetchPage = createServerFn({ method: 'GET' })
  .validator(z.object({ path: z.string().startsWith('/').max(120) }))
  .handler(async ({ data }) => (await siteContext()).files.pages.get(data.path) ?? null)

/** The home page, or null. */
export const fetchHome = createServerFn({ method: 'GET' }).handler(async () => homePage((await siteContext()).files))

/** All inspiration rooms. */
export const fetchRooms = createServerFn({ method: 'GET' }).handler(async () => roomCards((await siteContext()).files))

/** The privacy page in a language, otherwise in Dutch, or null. */
export const fetchPrivacyPage = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/) }))
  .handler(async ({ data }) => privacyPage((await siteContext()).content, data.locale))
