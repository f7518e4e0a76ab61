/** POST /api/revalidate, the webhook of the content server: invalidates what was made from a changed entry (docs/rules.md, Content sources). */
import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { readBody } from '#server/http/request-body.ts'
import type { ContentTag } from '#server/content/source-cache.ts'

/** The body holds the whole entry with its relations; only these fields are read. */
const bodyLimit = 1_048_576
const body = z.object({
  event: z.string().max(100),
  model: z.string().max(100).optional(),
  entry: z.object({ publishedAt: z.string().nullish() }).nullish().catch(undefined),
})
type WebhookEvent = z.output<typeof body>

/** What each type feeds: a product contains names of its entries, and its variants those of their finishes. */
const fedBy: Readonly<Record<string, readonly ContentTag[]>> = {
  product: ['product'],
  variant: ['product'],
  color: ['color', 'product'],
  category: ['category', 'product'],
  collection: ['collection', 'product'],
  feature: ['feature', 'product'],
  material: ['material', 'color', 'product'],
  faq: ['faq'],
  vacature: ['vacature'],
  'privacy-page': ['privacy-page'],
}
const withPictures: readonly ContentTag[] = ['product', 'color']
/** Types with drafts; saving a draft sends `publishedAt: null`. */
const withDrafts: ReadonlySet<string> = new Set(['product', 'faq', 'vacature', 'privacy-page'])

/** What to invalidate after an event; nothing for a draft, a test or a type that the site does not show. */
export function touchedBy({ event, model = '', entry }: WebhookEvent): readonly ContentTag[] {
  if (event.startsWith('media.')) return withPictures
  if (!event.startsWith('entry.')) return []
  const isDraft =
    (event === 'entry.create' || event === 'entry.update') && withDrafts.has(model) && entry?.publishedAt === null
  return isDraft || event === 'entry.draft-discard' || !Object.hasOwn(fedBy, model) ? [] : (fedBy[model] ?? [])
}

/**
 * The response to an event: 200 with what was invalidated; 404 without a configured secret, 401 for a wrong one in
 * X-Revalidate-Secret, 413 for more than 1 MB, 400 for an unreadable event. `drop` must return at once: the sender
 * gives up after ten seconds and does not retry.
 */
export async function revalidateAnswer(
  request: Request,
  secret: string | undefined,
  drop: (tags: readonly ContentTag[]) => void,
): Promise<Response> {
  if (secret === undefined) return answer(404, { error: 'REVALIDATE_SECRET is not set' })
  if (!isSame(request.headers.get('x-revalidate-secret') ?? '', secret))
    return answer(401, { error: 'X-Revalidate-Secret is missing or wrong' })
  const text = await readBody(request, bodyLimit)
  if (text === null) return answer(413, { error: 'The body is larger than 1 MB' })
  const event = parseEvent(text)
  if (event === null) return answer(400, { error: 'The body is no webhook event' })
  const dropped = touchedBy(event)
  if (dropped.length > 0) drop(dropped)
  return answer(200, { dropped })
}

function parseEvent(text: string): WebhookEvent | null {
  try {
    return body.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Constant time, so that the secret cannot be guessed by timing. */
function isSame(given: string, secret: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest()
  return timingSafeEqual(digest(given), digest(secret))
}

function answer(status: number, said: object): Response {
  return Response.json(said, { status, headers: { 'cache-control': 'no-store' } })
}
