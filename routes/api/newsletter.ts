import { createFileRoute } from '@tanstack/react-router'
import { refuseMethod } from '#server/newsletter/method-refusal.ts'
import { newsletterAnswer } from '#server/newsletter/newsletter-answer.ts'
import { newsletterContext } from '#server/newsletter/newsletter-context.ts'

export const Route = createFileRoute('/api/newsletter')({
  server: {
    handlers: {
      POST: async ({ request }) => newsletterAnswer(await newsletterContext(), request),
      ANY: refuseMethod('POST'),
    },
  },
})
