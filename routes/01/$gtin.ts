import { createFileRoute, notFound } from '@tanstack/react-router'
import { redirectToArticle } from '#server/professional/digital-link.ts'

/** GS1 Digital Link: the bar code of an article as an address. */
export const Route = createFileRoute('/01/$gtin')({
  server: {
    handlers: { GET: async ({ params, next }) => (await redirectToArticle(params.gtin)) ?? next() },
  },
  loader: () => {
    throw notFound()
  },
  component: () => null,
})
