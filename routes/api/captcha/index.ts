import { createFileRoute } from '@tanstack/react-router'
import { captchaResponse, captchaExchangeResponse } from '#server/captcha/captcha-response.ts'
import { newsletterContext } from '#server/forms/forms-context.ts'

export const Route = createFileRoute('/api/captcha/')({
  server: {
    handlers: {
      GET: async ({ request }) => captchaResponse(await newsletterContext(), request),
      POST: async ({ request }) => captchaExchangeResponse(await newsletterContext(), request),
    },
  },
})
