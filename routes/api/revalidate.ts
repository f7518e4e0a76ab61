import { createFileRoute } from '@tanstack/react-router'
import { revalidateResponse } from '#server/operations/revalidate-response.ts'
import { env } from '#server/env.ts'
import { siteInvalidation } from '#server/operations/site-invalidation.ts'

export const Route = createFileRoute('/api/revalidate')({
  server: {
    handlers: {
      POST: ({ request }) =>
        revalidateResponse(request, env().REVALIDATE_SECRET, (tags) => {
          void siteInvalidation().then((invalidation) => invalidation.publish(tags))
        }),
    },
  },
})
