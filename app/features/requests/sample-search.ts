/** The search params of the page that sends samples: `/kleurstalen?color=eiken-naturel&color=beton-licht`. */
import { z } from 'zod/mini'
import { sampleLimit } from '#domain/requests/request-kinds.ts'
import { paramList, searchSchema, textLike } from '#domain/search-params.ts'

export const sampleSearchSchema = searchSchema(() =>
  z.object({
    /** Names of finishes. One more than fits: the form then asks which to leave out. */
    color: paramList(textLike(/^[a-z0-9-]{1,60}$/), sampleLimit + 1),
  }),
)
export type SampleSearch = z.output<typeof sampleSearchSchema>
