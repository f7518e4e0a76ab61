/** The search param of /artikel: the number that was typed without JavaScript. */
import { z } from 'zod/mini'
import { param, text } from '#domain/search-params.ts'

export const articleSearchSchema = z.object({ nummer: param(text(60)) })
