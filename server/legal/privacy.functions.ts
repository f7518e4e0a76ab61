/** The privacy page from the content source. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { siteContext } from '#server/site-context.ts'
import { privacyPage } from './privacy.ts'

/** The privacy page in a language, otherwise in Dutch, or null. */
export const fetchPrivacyPage = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/) }))
  .handler(async ({ data }) => privacyPage((await siteContext()).content, data.locale))
