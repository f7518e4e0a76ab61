/** POST /api/revalidate, the webhook of the content server: invalidates what was made from a changed entry (docs/rules.md, Content sources). */
import { z } from 'zod'
import { contentKindNames } from '#server/content/content-kinds.ts'
import { parseJson, readBody } from '#server/http/request-body.ts'
import { isSameSecret } from '#server/http/same-secret.ts'
import { contentTags, type ContentTag } from '#server/content/source-cache.ts'

/** The body holds the whole entry with its relations; only these fields are read. */
const bodyLimit = 1_048_576
const eventSchema = z.object({
  event: z.string().max(100),
  model: z.string().max(100).optional(),
  uid: z.string().max(200).optional(),
  entry: z.object({ publishedAt: z.string().nullish() }).nullish().catch(undefined),
})
type WebhookEvent = z.output<typeof eventSchema>

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
  ...Object.fromEntries(contentKindNames.map((name) => [name, [name]])),
}
const withPictures: readonly ContentTag[] = [
  'media',
  'product',
  'color',
  'page',
  'collection-page',
  'guide',
  'mirror',
  'finish',
  'room',
  'part-list',
]
/** Types with drafts; saving a draft sends `publishedAt: null`. */
const withDrafts: ReadonlySet<string> = new Set(['product', 'faq', 'vacature', 'privacy-page', ...contentKindNames])

/** What to invalidate after an event: nothing for a draft or a test, everything for a type that is not known, which may be related to one that is. */
export function touchedBy({ event, model = '', uid = '', entry }: WebhookEvent): readonly ContentTag[] {
  if (event.startsWith('media.')) return withPictures
  if (!event.startsWith('entry.') || event === 'entry.draft-discard') return []
  const isDraft =
    (event === 'entry.create' || event === 'entry.update') && withDrafts.has(model) && entry?.publishedAt === null
  if (isDraft) return []
  if (Object.hasOwn(fedBy, model)) return fedBy[model] ?? []
  return /^(?:plugin|admin)::/.test(uid) ? [] : contentTags // accounts, and the folders of files
}

/**
 * The response to an event: 200 with what was invalidated; 404 without a configured secret, 401 for a wrong one in
 * X-Revalidate-Secret, 413 for more than 1 MB, 400 for an unreadable event. `invalidate` must return at once: the sender
 * gives up after ten seconds and does not retry.
 */
export async function revalidateResponse(
  request: Request,
  secret: string | undefined,
  invalidate: (tags: readonly ContentTag[]) => void,
): Promise<Response> {
  if (secret === undefined) return respond(404, { error: 'REVALIDATE_SECRET is not set' })
  if (!isSameSecret(request.headers.get('x-revalidate-secret') ?? '', secret))
    return respond(401, { error: 'X-Revalidate-Secret is missing or wrong' })
  const text = await readBody(request, bodyLimit)
  if (text === null) return respond(413, { error: 'The body is larger than 1 MB' })
  const event = eventSchema.safeParse(parseJson(text))
  if (!event.success) return respond(400, { error: 'The body is no webhook event' })
  const dropped = touchedBy(event.data)
  if (dropped.length > 0) invalidate(dropped)
  return respond(200, { dropped })
}

function respond(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
