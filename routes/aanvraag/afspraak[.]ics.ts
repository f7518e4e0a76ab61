import { createFileRoute } from '@tanstack/react-router'
import { requestContext } from '#server/forms/forms-context.ts'
import { calendarResponse } from '#server/requests/request-files.ts'

export const Route = createFileRoute('/aanvraag/afspraak.ics')({
  server: {
    handlers: {
      GET: async ({ request }) => calendarResponse(await requestContext(), request),
    },
  },
})
