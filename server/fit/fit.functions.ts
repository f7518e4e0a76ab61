/** Which products fit a niche. A GET, because the result depends on the address alone. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { tapPlaces } from '#domain/fit/fit-rules.ts'
import { catalogue } from '#server/catalogue/catalogue.ts'
import { siteContext } from '#server/site-context.ts'
import { fitResults } from './fit-results.ts'
import { fitColors, fitThings } from './fit-pieces.ts'

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

/** What fits, and the finishes to choose from; lengths in mm, a niche of null before anything is measured. */
export const fetchFit = createServerFn({ method: 'GET' })
  .validator(
    z.object({
      niche: nicheInput.nullable(),
      item: z.string().max(140).nullable(),
      color: z.string().max(80).nullable(),
      /** In euros. */
      maxPrice: z.int().min(1).max(999_999).nullable(),
    }),
  )
  .handler(async ({ data: { niche, item, ...choice } }) => {
    const { files } = await siteContext()
    // The form alone does not need the catalogue.
    const products = niche === null && !item?.startsWith('product.') ? [] : (await catalogue()).products.values()
    return {
      ...fitResults(fitThings(files, products), files.collections, niche, item, choice),
      colors: fitColors(files),
    }
  })
