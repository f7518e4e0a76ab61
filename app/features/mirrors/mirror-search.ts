/** The search params of the mirror list. */
import { z } from 'zod/mini'
import { mirrorFeatures, mirrorShapes } from '#domain/mirrors/mirror-lists.ts'
import { paramList, textLike } from '#domain/search-params.ts'

export const mirrorSearchSchema = z.object({
  features: paramList(z.enum(mirrorFeatures)),
  /** mm */
  width: paramList(textLike(/^[1-9]\d{2,3}$/)),
  shape: paramList(z.enum(mirrorShapes)),
  x3d: paramList(z.literal('1')),
})
export type MirrorSearch = z.output<typeof mirrorSearchSchema>
