import { createFileRoute } from '@tanstack/react-router'
import { catalogue } from '#server/catalogue/catalogue.ts'
import { sitemapAnswer } from '#server/pages/site-addresses.ts'
import { siteContext } from '#server/site-context.ts'

export const Route = createFileRoute('/sitemap.xml')({
  server: {
    handlers: { GET: async () => sitemapAnswer(await siteContext(), async () => (await catalogue()).products.keys()) },
  },
})
