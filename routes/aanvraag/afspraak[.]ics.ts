import { createFileRoute } from '@tanstack/react-router'
import { refuseMethod } from '#server/http/method-refusal.ts'
import { calendarResponse } from '#server/requests/request-files.ts'

export const Route = createFileRoute('/aanvraag/afspraak.ics')({
  server: {
    handlers: {
      GET: ({ request }) => calendarResponse(request),
      ANY: refuseMethod('GET'),
    },
  },
})
