import { createFileRoute } from '@tanstack/react-router'
import { captchaFileResponse } from '#server/captcha/captcha-response.ts'
import { newsletterContext } from '#server/forms/forms-context.ts'

export const Route = createFileRoute('/api/captcha/$file')({
  server: {
    handlers: {
      GET: async ({ request, params }) => captchaFileResponse(await newsletterContext(), request, params.file),
    },
  },
})
