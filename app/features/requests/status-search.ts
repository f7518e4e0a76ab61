/** The search param of the page of a request. */
import { z } from 'zod/mini'
import { param, searchSchema, textLike } from '#domain/search-params.ts'

export const statusSearchSchema = searchSchema(() => z.object({ token: param(textLike(/^[\w-]{32}$/)) }))
