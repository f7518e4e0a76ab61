/** The server entry of TanStack Start. A request passes, in order: what is in memory and redirects, files, health and metrics, pages, Start (API routes, server functions). */
import '#domain/zod-config.ts'
import type { RequestListener } from 'node:http'
import { resolve } from 'node:path'
import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { z } from 'zod/mini'
import { routeTree } from '#app/routeTree.gen.ts'
import { buildHeader, buildName } from '#domain/build.ts'
import { providePageSettings } from '#domain/page-settings.ts'
import { absoluteUrl } from '#domain/absolute-url.ts'
import { site } from '#domain/site.ts'
import { env } from './env.ts'
import { finishResponse, type FinishedResponse } from './http/finished-response.ts'
import { methodNotAllowed } from './http/refusal.ts'
import { guardRequests } from './http/request-guard.ts'
import { catalogue, closeCatalogue, invalidateContent } from './catalogue/catalogue.ts'
import { uploadLimit } from './requests/uploads/receive-uploads.ts'
import { closeForms, requestContext } from './forms/forms-context.ts'
import { createOperations } from './operations/operations.ts'
import { watchRequests } from './observe/watch-requests.ts'
import { asPreview } from './content/preview-mode.ts'
import { fastPath } from './http/fast-path.ts'
import { isPreviewCookie } from './http/preview.ts'
import { renderLimit } from './http/render-limit.ts'
import { handle } from './http/render-page.ts'
import { siteAddresses } from './pages/site-addresses.ts'
import { sitePages } from './http/site-pages.ts'
import { redirectOf, targetOf, type SearchParsers, type Target } from './http/target.ts'
import { sitePictures } from './images/site-pictures.ts'
import { warmPictures } from './images/warm-pictures.ts'
import { log } from './observe/log.ts'
import { metrics } from './observe/metrics.ts'
import { reportProblem } from './observe/problem-report.ts'
import { siteContext } from './site-context.ts'
import { siteInvalidation } from './operations/site-invalidation.ts'

const {
  REVALIDATE_SECRET,
  SITE_URL,
  DEV_HOST,
  POSTHOG_KEY,
  POSTHOG_HOST,
  TRUSTED_PROXIES,
  MAX_REQUESTS,
  RATE_LIMIT_PAGES,
} = env()

const router = createRouter({ routeTree, context: { queryClient: new QueryClient() } })
const operations = createOperations((pathname) =>
  router.getMatchedRoutes(pathname)[2]?.fullPath.replace(/(?<=.)\/$/, ''),
)
const { watch } = operations

/** What the router redirects to is known before it renders: it validates with the same schemas (`search.strict`). */
const searchParsers: SearchParsers = (pathname) => {
  const [routes, , found] = router.getMatchedRoutes(pathname)
  if (found === undefined) return null
  return routes.flatMap(({ options: { validateSearch } }) =>
    validateSearch instanceof z.core.$ZodType ? [(search: object) => z.core.parse(validateSearch, search)] : [],
  )
}

const settings = {
  origin: SITE_URL ?? site.url,
  devHost: DEV_HOST,
  posthog: POSTHOG_KEY === undefined ? undefined : { key: POSTHOG_KEY, host: POSTHOG_HOST },
  wantsVitals: watch.metrics !== null,
}
providePageSettings(() => settings)

const limited = renderLimit(RATE_LIMIT_PAGES, TRUSTED_PROXIES)

/** The methods of the route at a path; null when there is no route, or one that refuses methods itself. */
function methodsOf(pathname: string): string[] | null {
  const found = router.getMatchedRoutes(pathname)[2]
  const handlers = Object.keys(found?.options.server?.handlers ?? {})
  if (found === undefined || handlers.includes('ANY')) return null
  const isRead = handlers.includes('GET') || handlers.length === 0 || found.options.component !== undefined
  return [...new Set([...(isRead ? ['GET', 'HEAD'] : []), ...handlers])]
}

/** The response to a request that neither memory nor a file could answer. */
export async function respond(
  request: Request,
  target: Target,
  options?: Parameters<typeof handle>[1],
): Promise<Response> {
  const end = (response: Response) => finishResponse(request, response, import.meta.env.PROD)
  const own = await operations.respond(request, target.pathname)
  if (own !== null) return end(own)
  const methods = methodsOf(target.pathname)
  if (methods !== null && !methods.includes(request.method)) return end(methodNotAllowed(request.method, methods))
  // Files and feeds are made for everyone and kept: no draft gets into them.
  const isDraft =
    (target.isPage || target.pathname.startsWith('/_serverFn/')) &&
    isPreviewCookie(request.headers.get('cookie') ?? undefined, REVALIDATE_SECRET, Date.now())
  const make = async () => {
    if (isDraft) return asPreview(async () => finishPreview(request, await handle(request, options)))
    const page = await pages.answer(request, target)
    if (page !== null) return page
    const response = await handle(request, options)
    return end(target.pathname.startsWith('/_serverFn/') ? serverFunctionResponse(response) : response)
  }
  // A page shows dozens of pictures, which have a queue of their own; posted forms have limits of their own.
  return /^\/(?:img|media)\//.test(target.pathname) || request.method === 'POST' ? make() : limited(request, make)
}

/** A preview is for one editor: kept by nobody, found by no search engine. */
async function finishPreview(request: Request, response: Response): Promise<Response> {
  const finished = await finishResponse(request, response, import.meta.env.PROD)
  finished.headers.set('cache-control', 'no-store')
  finished.headers.set('x-robots-tag', 'noindex')
  finished.headers.delete('etag')
  return finished
}

/** In development; the built server has guarded the request and knows its target. */
export default createServerEntry({
  async fetch(request, options) {
    const { pathname, search } = new URL(request.url)
    const target = targetOf(pathname + search)
    const redirect = ['GET', 'HEAD'].includes(request.method) ? redirectOf(target, searchParsers) : null
    return redirect === null
      ? respond(request, target, options)
      : new Response(null, { status: redirect.status, headers: { location: redirect.location } })
  },
})

/**
 * The response of a server function names its build, so that a page of another build knows it is old (docs/decisions/0007).
 * The framework responds to an unreadable call, or one of an unknown function, with a 500 and its own message: that is a
 * mistake of the client and becomes a 400 without a body. What a function throws is a 200, mapped in server-function-errors.functions.ts.
 */
function serverFunctionResponse(response: Response): Response {
  const visible =
    response.status === 500 ? new Response(null, { status: 400, headers: { 'cache-control': 'no-store' } }) : response
  visible.headers.set(buildHeader, buildName)
  return visible
}

/** The pages, most of them from memory. */
export const pages = sitePages({
  render: async (request) => handle(request),
  isProduction: import.meta.env.PROD,
  ...(watch.metrics === null ? {} : { count: metrics.pageCache }),
})

/** The listener of node's server: guard, fast path with the pages and `files` in memory, then `next`, with logs and metrics around them. */
export function listener(
  next: Parameters<typeof guardRequests>[0],
  files: (target: Target) => FinishedResponse | null,
): RequestListener {
  const guard = {
    origin: SITE_URL ?? site.url,
    isHttps: SITE_URL?.startsWith('https:') ?? false,
    trustedProxies: TRUSTED_PROXIES,
    maxRequests: MAX_REQUESTS,
    uploadPath: /^\/(?:service\/verzoek|vacatures\/[\w.~-]+)$/,
    uploadLimit,
    tokenLinks: ['/nieuwsbrief/afmelden'],
    isEnding: operations.isEnding,
  }
  return watchRequests(
    guardRequests(
      next,
      guard,
      fastPath(
        (target, cookies) =>
          (isPreviewCookie(cookies, REVALIDATE_SECRET, Date.now()) ? null : pages.ready(target)) ?? files(target),
        searchParsers,
      ),
    ),
    watch,
  )
}
export const { announceEnd } = operations

/** Before the first request: reads the content, opens the databases and starts the mailer, so that bad configuration stops the start and mail of an earlier process is sent. */
export async function prepare(): Promise<void> {
  await siteContext(import.meta.env.PROD ? resolve('dist/server/prepared') : undefined)
  const invalidation = await siteInvalidation()
  invalidation.subscribe((tags) => {
    if (tags.includes('media')) sitePictures().renew()
    void invalidateContent(tags)
  })
  await requestContext()
  stopOperations = await operations.start()
}

/** Reads the catalogue before the first page needs it, then makes the pictures of all pages. A failing content server is retried (content/fresh-value.ts). */
export function readAhead(): void {
  catalogue()
    .catch(() => undefined)
    .then(makePicturesAhead)
    .catch((error: unknown) => reportProblem({ event: 'pictures-not-warmed', privateError: error }))
}

const ending = new AbortController()

/** Home and catalogue first, then the pages in the order of the sitemap. */
async function makePicturesAhead(): Promise<void> {
  if (env().WARM_PICTURES === 'no') return
  const context = await siteContext()
  await warmPictures({
    groups: [
      () => ['/', '/producten'],
      async () => (await siteAddresses(context, async () => (await catalogue()).products.keys())).paths,
    ],
    render: async (path) => (await handle(new Request(absoluteUrl(path)))).text(),
    store: sitePictures().store,
    signal: ending.signal,
    onProgress: metrics.picturesLeft,
    onGroup: (result) => log().info({ event: 'pictures-warmed', ...result }),
  })
}

let stopOperations = async () => {}

/** Stops the mailer after the mail under way, then closes the databases. */
export async function close(): Promise<void> {
  ending.abort()
  await (await siteInvalidation()).close()
  await closeForms()
  await closeCatalogue()
  await (await siteContext()).close()
  await stopOperations()
}
