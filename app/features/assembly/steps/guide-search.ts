/** The search param of a guide: `?step=hoogte-2` is the second step of the chapter 'hoogte'. */
import { z } from 'zod/mini'
import { param, searchSchema, textLike } from '#domain/search-params.ts'

export const guideSearchSchema = searchSchema(() => z.object({ step: param(textLike(/^[a-z0-9-]{3,60}$/)) }))
export type GuideSearch = z.output<typeof guideSearchSchema>
