/** The way of a request through the server: health, canonical address, then Start (api routes, server functions, pages), then the finished answer. */
import '#app/zod-config.ts'
import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { canonicalPath } from './http/canonical-path.ts'
import { finishAnswer } from './http/page-answer.ts'
import { securityHeaders } from './http/security-headers.ts'
import { catalogue, closeCatalogue } from './catalogue/catalogue.ts'
import { closeNewsletter, newsletterContext } from './newsletter/newsletter-context.ts'
import { siteContext } from './site-context.ts'

const handle = createStartHandler(defaultRenderHandler)

export default createServerEntry({
  async fetch(request, options) {
    const url = new URL(request.url)
    if (url.pathname === '/healthz') return new Response('ok', { headers: { ...securityHeaders, 'cache-control': 'no-store' } })
    if (request.method === 'GET' || request.method === 'HEAD') {
      const canonical = canonicalPath(url.pathname)
      if (canonical !== null) return new Response(null, { status: 308, headers: { ...securityHeaders, location: canonical + url.search } })
    }
    return finishAnswer(request, await handle(request, options), import.meta.env.PROD)
  },
})

/** Reads the content, opens the store and starts the mailer before the first request: what is wrong is said at start, and mail that an earlier process left is sent. */
export async function prepare(): Promise<void> {
  await newsletterContext()
  // Read before the first page asks for it; a content server that is down now is asked again, and pages say so until then.
  catalogue().catch(() => undefined)
}

/** Ends the mailer after the mail under way, then closes the databases. */
export async function close(): Promise<void> {
  await closeNewsletter()
  await closeCatalogue()
  await (await siteContext()).close()
}
