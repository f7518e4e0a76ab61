/** What the pages behind the links in mails ask the server. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { newsletterContext } from './newsletter-context.ts'
import { linkState } from './subscription.ts'

const linkInput = z.object({ token: z.string().max(200), purpose: z.enum(['confirm', 'unsubscribe']) })

/** The state of the link of a mail: 'ready', 'done' or 'unknown'. */
export const fetchLinkState = createServerFn({ method: 'GET' })
  .validator(linkInput)
  .handler(async ({ data }) => {
    const { db, now } = await newsletterContext()
    return linkState(db, data.token, data.purpose, now())
  })
