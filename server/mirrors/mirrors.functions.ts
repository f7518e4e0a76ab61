/** Mirrors from the content files, with the cabinets, collections and files that go with them. */
import { resolve } from 'node:path'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { pathValue } from '#server/http/path-value.ts'
import { siteContext } from '#server/site-context.ts'
import { mirrorCard, mirrorPage } from './mirrors.ts'

/** All mirrors as cards, in the order of the catalogue. */
export const fetchMirrorCards = createServerFn({ method: 'GET' }).handler(async () =>
  (await siteContext()).files.mirrors.map(mirrorCard),
)

/** The page of one mirror, or null. */
export const fetchMirror = createServerFn({ method: 'GET' })
  .validator(z.object({ slug: pathValue(10) }))
  .handler(async ({ data }) => mirrorPage((await siteContext()).files, data.slug, resolve('public')))
