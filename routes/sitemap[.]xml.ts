import { createFileRoute } from '@tanstack/react-router'
import { catalogue } from '#server/catalogue/catalogue.ts'
import { sitemapResponse } from '#server/pages/site-addresses.ts'
import { siteContext } from '#server/site-context.ts'

export const Route = createFileRoute('/sitemap.xml')({
  server: {
    handlers: {
      GET: async () => sitemapResponse(await siteContext(), async () => (await catalogue()).products.keys()),
    },
  },
})
