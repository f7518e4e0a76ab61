/** Server functions of the assembly pages. */
import { resolve } from 'node:path'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { siteContext } from '#server/site-context.ts'
import { collectionGuides, guideFilms, guidePage } from './guides.ts'
import { supplyCabinets } from '#server/content/supply-cabinets.ts'

/** The guide at `path`, or null. */
export const fetchGuide = createServerFn({ method: 'GET' })
  .validator(z.object({ path: z.string().startsWith('/montage/').max(80) }))
  .handler(async ({ data }) => guidePage((await siteContext()).files, resolve('public'), data.path))

/** The films of all drawer systems or all hinges. */
export const fetchGuideFilms = createServerFn({ method: 'GET' })
  .validator(z.object({ folder: z.enum(['/montage/ladesystemen/', '/montage/scharnieren/']) }))
  .handler(async ({ data }) => guideFilms((await siteContext()).files, resolve('public'), data.folder))

/** The guides of each collection. */
export const fetchCollectionGuides = createServerFn({ method: 'GET' }).handler(async () =>
  collectionGuides((await siteContext()).files, resolve('public')),
)

/** The cabinets of the pipe drawing. */
export const fetchSupplyCabinets = createServerFn({ method: 'GET' }).handler(async () =>
  supplyCabinets((await siteContext()).files),
)
