/** The search params of /zoeken. */
import { z } from 'zod/mini'
import { param, text } from '#domain/search-params.ts'

export const resultSearchSchema = z.object({ q: param(text(60)) })
