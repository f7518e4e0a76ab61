/** The search params of /privacy: a language tag ('en', 'fr-BE'); Dutch has none. */
import { z } from 'zod/mini'
import { param, textLike } from '#domain/search-params.ts'

export const privacySearchSchema = z.object({ locale: param(textLike(/^(?!nl$)[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/)) })
