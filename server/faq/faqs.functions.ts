/** Frequently asked questions from the content source. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { pathValue } from '#server/http/path-value.ts'
import { siteContext } from '#server/site-context.ts'
import { faqList, faqPage } from './faqs.ts'

/** A page of the list. */
export const fetchFaqs = createServerFn({ method: 'GET' })
  .validator(
    z.object({
      category: z.string().max(60).optional(),
      search: z.string().max(60).optional(),
      page: z.number().int().min(1),
    }),
  )
  .handler(async ({ data }) => faqList((await siteContext()).content, data))

/** One question with its neighbours, or null. */
export const fetchFaq = createServerFn({ method: 'GET' })
  .validator(z.object({ slug: pathValue(160) }))
  .handler(async ({ data }) => faqPage((await siteContext()).content, data.slug))
