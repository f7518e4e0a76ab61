/** The search params of the mirror list; what is not known falls away. */
import { searchSchema, type Output } from '#app/lib/search-schema.ts'
import { several } from '#app/lib/search-values.ts'
import { mirrorFeatures, mirrorShapes } from '#domain/mirrors/mirror-lists.ts'

export const mirrorSearchSchema = searchSchema({
  features: several(mirrorFeatures),
  /** mm */
  width: widths,
  shape: several(mirrorShapes),
  x3d: several(['1']),
})
export type MirrorSearch = Output<typeof mirrorSearchSchema>

function widths(value: unknown): string[] | undefined {
  const asked = (Array.isArray(value) ? value : [value]).filter(
    (item): item is string => typeof item === 'string' && /^[1-9]\d{2,3}$/.test(item),
  )
  return asked.length > 0 ? [...new Set(asked)].toSorted((a, b) => Number(a) - Number(b)) : undefined
}
