import { createFileRoute } from '@tanstack/react-router'
import { feedAnswer } from '#server/catalogue/product-feed.ts'

export const Route = createFileRoute('/feed/products.csv')({
  server: { handlers: { GET: () => feedAnswer('csv') } },
})
