import { createFileRoute } from '@tanstack/react-router'
import { openApi } from '#server/professional/open-api.ts'

const headers = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=3600' }

export const Route = createFileRoute('/api/openapi.json')({
  server: { handlers: { GET: () => Response.json(openApi(), { headers }) } },
})
