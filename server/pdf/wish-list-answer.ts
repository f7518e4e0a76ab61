/** The answer to GET and POST /verlanglijstje.pdf. Nothing is stored: the list is in the address, the notes in the body. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { catalogue } from '#server/catalogue/catalogue.ts'
import { resolveFavourites } from '#server/pages/favourites.ts'
import { env } from '#server/env.ts'
import { readBody } from '#server/http/request-body.ts'
import { clientOf } from '#server/http/client.ts'
import { siteContext } from '#server/site-context.ts'
import { favouriteKey, noteLimit, readItems, type Favourite } from '#domain/favourites.ts'
import { createWorkQueue } from '#server/work-queue.ts'
import { wishListPdf } from './wish-list-pdf.ts'

/** More than this cannot be two hundred things with their notes. */
const longestBody = 120_000

/** Lists that one client may have made in ten minutes. Counted by each process for itself: it is the process that is kept free. */
const clients = new RateLimiterMemory({ points: 40, duration: 600 })
/** Setting type blocks the thread of the server: two lists at a time. */
const queue = createWorkQueue(2)
/** More lists than this do not wait: they get a 503. */
const maxWaiting = 10
/** Seconds for Retry-After of that 503. */
const retryWhenBusy = 5

/** GET: `?items=` as shared, without notes, which stay at home. 429 and 503 when too many are asked for. */
export function wishListByAddress(request: Request): Promise<Response> {
  return answer(request, readItems(new URL(request.url).searchParams.get('items') ?? ''))
}

/** POST: a form with `items` as in the address and a field `note.{kind}.{id}` for each note. 413 when it is too long, 429 and 503 as above. */
export async function wishListByForm(request: Request): Promise<Response> {
  const body = await readBody(request, longestBody)
  if (body === null) return refusal(413, 'De lijst is te lang.')
  const form = new URLSearchParams(body)
  return answer(
    request,
    readItems(form.get('items') ?? '').map((item) => ({
      ...item,
      note: (form.get(`note.${favouriteKey(item)}`) ?? '').trim().slice(0, noteLimit),
    })),
  )
}

async function answer(request: Request, items: readonly Favourite[]): Promise<Response> {
  const wait = await secondsToWait(clientOf(request, env().TRUSTED_PROXIES))
  if (wait !== null)
    return refusal(429, `U hebt net veel lijsten gemaakt. Probeer het over ${Math.ceil(wait / 60)} min opnieuw.`, wait)
  if (queue.waiting() >= maxWaiting)
    return refusal(503, 'Het is druk. Probeer het over een paar tellen opnieuw.', retryWhenBusy)
  return queue.run(() => makeList(items))
}

async function makeList(items: readonly Favourite[]): Promise<Response> {
  const [{ files }, products] = await Promise.all([
    siteContext(),
    items.some(({ kind }) => kind === 'product')
      ? catalogue().then((found) => found.products)
      : new Map<string, never>(),
  ])
  const bytes = await wishListPdf(items, resolveFavourites(files, products, items), new Date())
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="verlanglijstje.pdf"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

async function secondsToWait(client: string): Promise<number | null> {
  try {
    await clients.consume(client)
    return null
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    throw refused
  }
}

function refusal(status: number, text: string, retryAfter?: number): Response {
  return new Response(text, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    },
  })
}
