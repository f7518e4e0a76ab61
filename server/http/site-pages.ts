/** The pages of the site: from the page cache where they are the same for everyone, else rendered for the request. */
import { createHash, randomUUID } from 'node:crypto'
import { absoluteUrl } from '#domain/absolute-url.ts'
import { buildName } from '#domain/build.ts'
import { joinCampaign } from '#domain/campaign.ts'
import { recordReads, type ContentReads } from '#server/content/content-reads.ts'
import { contentVersion, lastChangeOf } from '#server/content/content-version.ts'
import type { CacheOutcome } from '#server/cache/stale-cache.ts'
import { reportProblem } from '#server/observe/problem-report.ts'
import { finish, pack, packWell, toResponse, type FinishedResponse } from './finished-response.ts'
import { createPageCache } from './page-cache.ts'
import { isCached, type Target } from './target.ts'

const processId = randomUUID()

/** A third of the memory of the process: some 900 pages of 45 KB. */
const maxBytes = { pages: 48_000_000, searches: 12_000_000 }

export type SitePages = {
  /** The page when it can be served at once. */
  ready: (target: Target) => FinishedResponse | null
  /** The response to a request for a page; null for everything else. */
  answer: (request: Request, target: Target) => Promise<Response | null>
  /** Renders a page without the cache, for benchmarks. */
  make: (address: string) => Promise<FinishedResponse>
}

/**
 * @param render runs the router
 * @param isProduction false in development, where pages are not cached
 */
export function sitePages({
  render,
  isProduction,
  count,
}: {
  render: (request: Request) => Promise<Response>
  isProduction: boolean
  count?: (outcome: CacheOutcome) => void
}): SitePages {
  // Rendered for a bare request: nothing of a visitor's request can end up in a page that others see.
  const make = async (address: string) => {
    const before = contentVersion()
    const { made, reads } = recordReads(async () => {
      const response = await render(new Request(absoluteUrl(address)))
      return new Response(await response.arrayBuffer(), response)
    })
    const response = await made
    // Of the content before the render, which may find that it changed.
    const tag = pageTag(address, Math.min(before, lastChangeOf(reads)))
    return { ...(await finish(response, isProduction, tag)), reads }
  }
  const cache = createPageCache<FinishedResponse & { reads: ContentReads }>({
    render: async (address) => {
      const page = await make(address)
      return { ...(await pack(page)), reads: page.reads }
    },
    version: contentVersion,
    lastChangeOf,
    maxBytes,
    onPopular: oneByOne(packWell),
    ...(count ? { onServed: count } : {}),
  })
  return {
    ready: ({ isPage, address }) => (isPage ? cache.ready(address) : null),
    make,
    async answer(request, target) {
      if ((request.method !== 'GET' && request.method !== 'HEAD') || !target.isPage) return null
      const page =
        isProduction && isCached(target)
          ? await cache.get(target.address)
          : await finish(await render(asGet(request, target)), isProduction)
      return keepCampaign(await toResponse(page, request), target)
    },
  }
}

/** A weak ETag: the same for two renders of an address from the same build and content, on the same day. */
function pageTag(address: string, version: number): string {
  const made = [buildName, processId, version, new Date().toDateString(), address].join(' ')
  return `W/"${createHash('sha256').update(made).digest('base64url').slice(0, 22)}"`
}

/** HEAD is rendered as GET, for its length and tag. Pages never see campaign params, and are HTML whatever Accept says. */
function asGet({ url, headers: sent, signal }: Request, { address }: Target): Request {
  const headers = new Headers(sent)
  headers.delete('accept')
  return new Request(new URL(address, url), { headers, signal })
}

/** A redirect inside this site keeps the campaign params of the request. */
function keepCampaign(response: Response, { marks }: Target): Response {
  const location = response.headers.get('location')
  if (location !== null && /^\/(?!\/)/.test(location)) response.headers.set('location', joinCampaign(location, marks))
  return response
}

/** Runs `work` for one value after another, so that it takes one thread at most. */
function oneByOne<T>(work: (item: T) => Promise<void>): (item: T) => void {
  let last = Promise.resolve()
  return (item) => {
    last = last.then(() => work(item)).catch((error: unknown) => reportProblem({ event: 'page-not-compressed', error }))
  }
}
