import { createFileRoute } from '@tanstack/react-router'
import { feedResponse } from '#server/catalogue/product-feed.ts'

export const Route = createFileRoute('/feed/products.json')({
  server: { handlers: { GET: () => feedResponse('json') } },
})
