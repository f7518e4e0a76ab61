import { createFileRoute } from '@tanstack/react-router'
import { captchaAnswer, captchaExchangeAnswer } from '#server/captcha/captcha-answer.ts'
import { refuseMethod } from '#server/http/method-refusal.ts'
import { newsletterContext } from '#server/newsletter/newsletter-context.ts'

export const Route = createFileRoute('/api/captcha/')({
  server: {
    handlers: {
      GET: async ({ request }) => captchaAnswer(await newsletterContext(), request),
      POST: async ({ request }) => captchaExchangeAnswer(await newsletterContext(), request),
      ANY: refuseMethod('GET', 'POST'),
    },
  },
})
