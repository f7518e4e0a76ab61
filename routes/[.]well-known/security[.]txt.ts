import { createFileRoute } from '@tanstack/react-router'
import { securityText } from '#server/http/security-text.ts'

export const Route = createFileRoute('/.well-known/security.txt')({
  server: {
    handlers: {
      GET: () =>
        new Response(securityText(new Date()), {
          headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
        }),
    },
  },
})
