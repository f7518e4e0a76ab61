/** The search params of the mirror list: `/collecties/spiegels?features=sensor&width=600&shape=rond&x3d=1`. The filters are in mirror-filters.ts. */
import { z } from 'zod/mini'
import { mirrorFeatures, mirrorShapes } from '#domain/mirrors/mirror-lists.ts'
import { paramList, searchSchema, textLike } from '#domain/search-params.ts'

export const mirrorSearchSchema = searchSchema(() =>
  z.object({
    features: paramList(z.enum(mirrorFeatures)),
    /** mm */
    width: paramList(textLike(/^[1-9]\d{2,3}$/)),
    shape: paramList(z.enum(mirrorShapes)),
    x3d: paramList(z.literal('1')),
  }),
)
export type MirrorSearch = z.output<typeof mirrorSearchSchema>
