import { createFileRoute } from '@tanstack/react-router'
import { absoluteUrl } from '#app/lib/seo.ts'
import { siteAddresses, sitemapXml } from '#server/http/site-addresses.ts'
import { siteContext } from '#server/site-context.ts'

export const Route = createFileRoute('/sitemap.xml')({
  server: {
    handlers: {
      GET: async () => new Response(sitemapXml(absoluteUrl('/').slice(0, -1), await siteAddresses(await siteContext())), { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' } }),
    },
  },
})
