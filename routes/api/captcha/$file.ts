import { createFileRoute } from '@tanstack/react-router'
import { captchaFileAnswer } from '#server/captcha/captcha-answer.ts'
import { refuseMethod } from '#server/http/method-refusal.ts'
import { newsletterContext } from '#server/newsletter/newsletter-context.ts'

export const Route = createFileRoute('/api/captcha/$file')({
  server: {
    handlers: {
      GET: async ({ request, params }) => captchaFileAnswer(await newsletterContext(), request, params.file),
      ANY: refuseMethod('GET'),
    },
  },
})
