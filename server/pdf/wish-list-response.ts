/** GET and POST /verlanglijstje.pdf. Nothing is stored: the list is in the address, the notes are in the body. */
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

/** Bytes; two hundred favourites with their notes take less. */
const maxBody = 120_000

/** Lists of one client in ten minutes. Each process counts for itself, because it protects its own processor. */
const clients = new RateLimiterMemory({ points: 40, duration: 600 })
/** Typesetting blocks the event loop: two lists at a time. */
const queue = createWorkQueue(2)
/** Beyond this many waiting lists the response is 503. */
const maxWaiting = 10
/** Seconds for Retry-After of that 503. */
const retryWhenBusy = 5

/** GET: `?items=` as shared, without notes, which stay in the browser. 429 and 503 when there are too many requests. */
export function wishListByAddress(request: Request): Promise<Response> {
  return respond(request, readItems(new URL(request.url).searchParams.get('items') ?? ''))
}

/** POST: a form with `items` as in the address and a field `note.{kind}.{id}` for each note. 413 when it is too long, 429 and 503 as above. */
export async function wishListByForm(request: Request): Promise<Response> {
  const body = await readBody(request, maxBody)
  if (body === null) return refusal(413, 'De lijst is te lang.')
  const form = new URLSearchParams(body)
  return respond(
    request,
    readItems(form.get('items') ?? '').map((item) => ({
      ...item,
      note: (form.get(`note.${favouriteKey(item)}`) ?? '').trim().slice(0, noteLimit),
    })),
  )
}

async function respond(request: Request, items: readonly Favourite[]): Promise<Response> {
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
