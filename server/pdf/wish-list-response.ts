/** GET and POST /verlanglijstje.pdf. Nothing is stored: the list is in the address, the notes are in the body. */
import type { Product } from '#domain/catalogue/product.schema.ts'
import { catalogue } from '#server/catalogue/catalogue.ts'
import { resolveFavourites } from '#server/favourites/favourites.ts'
import { retryAfter } from '#server/http/retry-after.ts'
import { refusal } from '#server/http/refusal.ts'
import { readBody } from '#server/http/request-body.ts'
import { reportProblem } from '#server/observe/problem-report.ts'
import { siteContext } from '#server/site-context.ts'
import { favouriteKey, noteLimit, readItems, type Favourite } from '#domain/favourites.ts'
import { makeInTurn } from './paper-queue.ts'
import { wishListPdf } from './wish-list-pdf.ts'

/** Bytes; two hundred favourites with their notes take less. */
const maxBody = 120_000

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

function respond(request: Request, items: readonly Favourite[]): Promise<Response> {
  return makeInTurn(request, 'paper', () => makeList(items))
}

async function makeList(items: readonly Favourite[]): Promise<Response> {
  const { files } = await siteContext()
  const products = items.some(({ kind }) => kind === 'product') ? await productsOrNull() : new Map<string, Product>()
  if (products === null) return refusal(503, 'Kan producten niet laden. Probeer het later opnieuw.', retryAfter)
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

/** The products of the catalogue; null, and a reported problem, when it cannot be read. */
async function productsOrNull(): Promise<ReadonlyMap<string, Product> | null> {
  try {
    return (await catalogue()).products
  } catch (error) {
    reportProblem({ event: 'wish-list-without-products', error })
    return null
  }
}
