/** Tries everything that is made in a niche. A GET: the answer depends on the address alone. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { tapPlaces } from '#domain/fit/fit-rules.ts'
import { collectionPath } from '#domain/collections/collection-path.ts'
import { catalogue } from '#server/catalogue/catalogue.ts'
import { siteContext } from '#server/site-context.ts'
import { fitAnswer } from './fit-answer.ts'
import { fitThings } from './fit-pieces.ts'

const mm = z.number().int().min(0).max(20_000)
const nicheInput = z.object({
  width: mm,
  height: mm.nullable(),
  depth: mm.nullable(),
  post: z.object({ left: mm, right: mm }),
  tap: z.enum(tapPlaces).nullable(),
  drain: z.object({ height: mm.nullable(), left: mm.nullable() }),
  cabinet: mm.nullable(),
})

/** What fits; lengths in mm, a niche of null when nothing was measured yet. */
export const fetchFit = createServerFn({ method: 'GET' })
  .validator(z.object({ niche: nicheInput.nullable(), item: z.string().max(100).nullable() }))
  .handler(async ({ data }) => {
    const [{ files }, { products }] = await Promise.all([siteContext(), catalogue()])
    const collections = new Map<string, { name: string; href: string }>(
      [...files.collections.values()].map(({ slug, name }) => [
        slug,
        { name: `Collectie ${name}`, href: collectionPath(slug) },
      ]),
    )
    return fitAnswer(fitThings(files, products.values()), collections, data.niche, data.item)
  })
