import { createFileRoute } from '@tanstack/react-router'
import { refuseMethod } from '#server/http/method-refusal.ts'
import { paperResponse } from '#server/requests/request-files.ts'

export const Route = createFileRoute('/aanvraag/offerte.pdf')({
  server: {
    handlers: {
      GET: ({ request }) => paperResponse(request),
      ANY: refuseMethod('GET'),
    },
  },
})
