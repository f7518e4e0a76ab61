import { createFileRoute } from '@tanstack/react-router'
import { newsletterResponse } from '#server/newsletter/receive-signup.ts'
import { newsletterContext } from '#server/forms/forms-context.ts'

export const Route = createFileRoute('/api/newsletter')({
  server: {
    handlers: {
      POST: async ({ request }) => newsletterResponse(await newsletterContext(), request),
    },
  },
})
