/** The pages of the site: from memory where they are the same for everybody, else made for the request. */
import { createHash, randomUUID } from 'node:crypto'
import { splitCampaign } from '#domain/campaign.ts'
import { absoluteUrl } from '#domain/absolute-url.ts'
import { buildName } from '#domain/build.ts'
import { parseSearch, stringifySearch } from '#domain/search-string.ts'
import { contentVersion } from '#server/content/content-version.ts'
import type { CacheOutcome } from '#server/cache/stale-cache.ts'
import { reportProblem } from '#server/observe/problem-report.ts'
import { filePrefixes } from './canonical-path.ts'
import { finishPage, packPage, packWell, type FinishedPage } from './finished-page.ts'
import { pageResponse } from './page-response.ts'
import { createPageCache, type PageCache } from './page-cache.ts'

const processId = randomUUID()

/** A third of what the process may use: some 900 pages of 45 KB each. */
const maxBytes = { pages: 48_000_000, searches: 12_000_000 }

/** Asked afresh at every visit (vacancies, dealers, what people search for, how the sources are), or about one visitor (links of the newsletter, lists that were shared). */
const neverKept =
  /^\/(?:vacatures|verkooppunten)(?:[/?]|$)|^\/(?:zoeken|service)(?:\?|$)|^\/nieuwsbrief\/|^\/(?:verlanglijstje|favorieten)\?/

export type SitePages = Pick<PageCache<FinishedPage>, 'ready'> & {
  /** The answer to a request for a page; null for everything else. */
  answer: (request: Request, url: URL) => Promise<Response | null>
  /** Makes a page without looking into the memory, for measuring. */
  make: (address: string) => Promise<FinishedPage>
}

/** `render` gives what the router makes of a request. `isProduction` is false where pages change under one's hands: then none is kept. */
export function sitePages({
  render,
  isProduction,
  count,
}: {
  render: (request: Request) => Promise<Response>
  isProduction: boolean
  count?: (outcome: CacheOutcome) => void
}): SitePages {
  // Made for nobody in particular: nothing of a visitor's request can come into a page that others see.
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
        isProduction && isKept(address)
          ? await cache.get(address)
          : await finishPage(await render(asGet(request, search)), isProduction)
      return handOn(await pageResponse(request, page), marks)
    },
  }
}

/** A weak ETag: the same for two renders of an address from the same build and content, on the same day. */
function pageTag(address: string): string {
  const made = [buildName, processId, contentVersion(), new Date().toDateString(), address].join(' ')
  return `W/"${createHash('sha256').update(made).digest('base64url').slice(0, 22)}"`
}

/** One spelling for an address: what it asks for as the site itself would write it. What no page knows was sent to the clean address by the router. */
export function pageAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return search === '' ? pathname : pathname + stringifySearch(parseSearch(search))
}

/** True for an address whose page is the same for everybody for a while. */
export function isKept(address: string): boolean {
  return !neverKept.test(address)
}

/** True for what can only be a page: files have an ending, interfaces a place of their own. */
export function isPagePath(pathname: string): boolean {
  return !filePrefixes.some((prefix) => pathname.startsWith(prefix)) && !/\.[a-z\d]+$/i.test(pathname)
}

/** A page is made whole also for who wants to see only its head: its length and tag are in there. No page hears of campaigns. */
function asGet(request: Request, search: string): Request {
  const url = new URL(request.url)
  if (request.method === 'GET' && url.search === search) return request
  url.search = search
  return new Request(url, { headers: request.headers })
}

/** A request target without the campaign that led to it; however many campaigns there are, they add nothing to what is kept. */
function withoutCampaign(target: string): string {
  const question = target.indexOf('?')
  return question === -1 ? target : target.slice(0, question) + splitCampaign(target.slice(question)).search
}

/** Who is sent on takes along which campaign brought them. */
function handOn(answer: Response, marks: string): Response {
  const to = answer.headers.get('location')
  if (marks === '' || to === null || !/^\/(?!\/)/.test(to)) return answer
  const [path = '', hash] = to.split('#')
  answer.headers.set(
    'location',
    `${path}${path.includes('?') ? '&' : '?'}${marks}${hash === undefined ? '' : `#${hash}`}`,
  )
  return answer
}

/** `work` for one thing after the other: it may never take more than one thread. */
function oneByOne<TThing>(work: (thing: TThing) => Promise<void>): (thing: TThing) => void {
  let last = Promise.resolve()
  return (thing) => {
    last = last
      .then(() => work(thing))
      .catch((error: unknown) => reportProblem({ event: 'page-not-compressed', error }))
  }
}
