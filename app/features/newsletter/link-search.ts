/** The search param of the links in emails of the newsletter. */
import { z } from 'zod/mini'
import { param, searchSchema } from '#domain/search-params.ts'

export const linkSearchSchema = searchSchema(() =>
  z.object({ token: param(z.string().check(z.minLength(1), z.maxLength(200))) }),
)
