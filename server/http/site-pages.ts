/** The pages of the site: from the page cache where they are the same for everyone, else rendered for the request. */
import { createHash, randomUUID } from 'node:crypto'
import { absoluteUrl } from '#domain/absolute-url.ts'
import { buildName } from '#domain/build.ts'
import { joinCampaign, splitCampaign } from '#domain/campaign.ts'
import { contentVersion } from '#server/content/content-version.ts'
import type { CacheOutcome } from '#server/cache/stale-cache.ts'
import { reportProblem } from '#server/observe/problem-report.ts'
import { isPagePath } from './canonical-address.ts'
import { finishPage, packPage, packWell, type FinishedPage } from './finished-page.ts'
import { pageResponse } from './page-response.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { isCached, pageAddress, withoutCampaign } from './page-cache-key.ts'

const processId = randomUUID()

/** A third of the memory of the process: some 900 pages of 45 KB. */
const maxBytes = { pages: 48_000_000, searches: 12_000_000 }

export type SitePages = Pick<PageCache<FinishedPage>, 'ready'> & {
  /** The response to a request for a page; null for everything else. */
  answer: (request: Request, url: URL) => Promise<Response | null>
  /** Renders a page without the cache, for benchmarks. */
  make: (address: string) => Promise<FinishedPage>
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
    const tag = pageTag(address) // of the content before the render, which may find that it changed
    return finishPage(await render(new Request(absoluteUrl(address))), isProduction, tag)
  }
  const cache = createPageCache<FinishedPage>({
    render: async (address) => packPage(await make(address)),
    version: contentVersion,
    maxBytes,
    onPopular: oneByOne(packWell),
    ...(count ? { onServed: count } : {}),
  })
  return {
    ready: (target) => cache.ready(withoutCampaign(target)),
    make,
    async answer(request, url) {
      if ((request.method !== 'GET' && request.method !== 'HEAD') || !isPagePath(url.pathname)) return null
      const { search, marks } = splitCampaign(url.search)
      const address = pageAddress({ pathname: url.pathname, search })
      const page =
        isProduction && isCached(address)
          ? await cache.get(address)
          : await finishPage(await render(asGet(request, search)), isProduction)
      return keepCampaign(await pageResponse(request, page), marks)
    },
  }
}

/** A weak ETag: the same for two renders of an address from the same build and content, on the same day. */
function pageTag(address: string): string {
  const made = [buildName, processId, contentVersion(), new Date().toDateString(), address].join(' ')
  return `W/"${createHash('sha256').update(made).digest('base64url').slice(0, 22)}"`
}

/** HEAD is rendered as GET, for its length and tag. Pages never see campaign params. */
function asGet(request: Request, search: string): Request {
  const url = new URL(request.url)
  if (request.method === 'GET' && url.search === search) return request
  url.search = search
  return new Request(url, { headers: request.headers })
}

/** A redirect inside this site keeps the campaign params of the request. */
function keepCampaign(response: Response, marks: string): Response {
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
