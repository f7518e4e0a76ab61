/** The search param of a collection page: `?finish=eiken-naturel`, the finish that its furniture is shown in. */
import { z } from 'zod/mini'

export const collectionSearchSchema = z.object({
  finish: z.optional(z.pipe(z.unknown(), z.transform((value) => (typeof value === 'string' && /^[a-z0-9-]{1,80}$/.test(value) ? value : undefined)))),
})
