/** The search params of the pages behind the links in emails. */
import { z } from 'zod/mini'
import { param } from '#domain/search-params.ts'

export const linkSearchSchema = z.object({ token: param(z.string().check(z.minLength(1), z.maxLength(200))) })
