/** The search params of the page that asks service for something: `/service/verzoek?article=D-1041`. */
import { z } from 'zod/mini'
import { param, searchSchema, text } from '#domain/search-params.ts'

export const serviceSearchSchema = searchSchema(() =>
  z.object({
    /** The number of a part or of furniture, or what it is, to fill in. */
    article: param(text(80)),
  }),
)
export type ServiceSearch = z.output<typeof serviceSearchSchema>
