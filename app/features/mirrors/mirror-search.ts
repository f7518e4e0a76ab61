/** The search params of the mirror list; what is not known falls away. */
import { z } from 'zod/mini'
import { knownValues } from '#app/lib/search-values.ts'
import { featureWords, shapeWords, type MirrorFeature, type MirrorShape } from './mirror-words.ts'

const features = Object.keys(featureWords).filter((word): word is MirrorFeature => word in featureWords)
const shapes = Object.keys(shapeWords).filter((word): word is MirrorShape => word in shapeWords)

export const mirrorSearchSchema = z.object({
  features: several((value) => knownValues(features, value)),
  /** mm */
  width: several((value) => widths(value)),
  shape: several((value) => knownValues(shapes, value)),
  x3d: several((value) => knownValues(['1'], value)),
})
export type MirrorSearch = z.output<typeof mirrorSearchSchema>

function several<TValue>(read: (value: unknown) => TValue[] | undefined) {
  return z.optional(z.pipe(z.unknown(), z.transform(read)))
}

function widths(value: unknown): string[] | undefined {
  const asked = (Array.isArray(value) ? value : [value]).filter((item): item is string => typeof item === 'string' && /^[1-9]\d{2,3}$/.test(item))
  return asked.length > 0 ? [...new Set(asked)].toSorted((a, b) => Number(a) - Number(b)) : undefined
}
