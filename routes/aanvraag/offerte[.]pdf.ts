import { createFileRoute } from '@tanstack/react-router'
import { requestContext } from '#server/forms/forms-context.ts'
import { paperResponse } from '#server/requests/request-files.ts'

export const Route = createFileRoute('/aanvraag/offerte.pdf')({
  server: {
    handlers: {
      GET: async ({ request }) => paperResponse(await requestContext(), request),
    },
  },
})
