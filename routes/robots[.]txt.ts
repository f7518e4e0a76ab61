import { createFileRoute } from '@tanstack/react-router'
import { absoluteUrl } from '#domain/absolute-url.ts'

export const Route = createFileRoute('/robots.txt')({
  server: {
    handlers: {
      GET: () =>
        new Response(`User-agent: *\nDisallow: /api/\nDisallow: /zoeken\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`, {
          headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
        }),
    },
  },
})
