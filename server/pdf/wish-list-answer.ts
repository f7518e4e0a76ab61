/** The answer to GET and POST /verlanglijstje.pdf. Nothing is stored: the list is in the address, the notes in the body. */
import { catalogue } from '#server/catalogue/catalogue.ts'
import { resolveFavourites } from '#server/content/favourites.ts'
import { siteContext } from '#server/site-context.ts'
import { favouriteKey, noteLimit, readItems, type Favourite } from '#app/lib/favourites.ts'
import { wishListPdf } from './wish-list-pdf.ts'

/** More than this cannot be two hundred things with their notes. */
const longestBody = 120_000

/** GET: `?items=` as shared, without notes, which stay at home. */
export function wishListByAddress(request: Request): Promise<Response> {
  return answer(readItems(new URL(request.url).searchParams.get('items') ?? ''))
}

/** POST: a form with `items` as in the address and a field `note.{kind}.{id}` for each note. 413 when it is too long. */
export async function wishListByForm(request: Request): Promise<Response> {
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > longestBody) return tooLong()
  const body = await request.text()
  if (body.length > longestBody) return tooLong()
  const form = new URLSearchParams(body)
  return answer(readItems(form.get('items') ?? '').map((item) => ({ ...item, note: (form.get(`note.${favouriteKey(item)}`) ?? '').trim().slice(0, noteLimit) })))
}

async function answer(items: readonly Favourite[]): Promise<Response> {
  const [{ files }, products] = await Promise.all([siteContext(), items.some(({ kind }) => kind === 'product') ? catalogue().then((found) => found.products) : new Map<string, never>()])
  const bytes = await wishListPdf(items, resolveFavourites(files, products, items), new Date())
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="verlanglijstje.pdf"', 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } })
}

function tooLong(): Response {
  return new Response('De lijst is te lang.', { status: 413, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
