/**
 * The PDF of an offer or project: made once, when the request is stored, and kept with it. So both mails and the page about the request have the
 * same file, also when one mail goes out later or a price has changed.
 */
import type { Kysely } from 'kysely'
import { readSetPath } from '#domain/configurator/set-path.ts'
import { readItems } from '#domain/favourites.ts'
import type { SiteRequest } from '#domain/requests/request.schema.ts'
import type { SiteDatabase } from '#server/db/schema.ts'
import type { Attachment } from '#server/mail/transport.ts'
import type { RequestSources } from './complete-request.ts'

export type RequestPaper = { filename: string; content: Buffer }

/** The sheet of a composition, or the wish list; null for a request without either. */
export async function makePaper(
  request: SiteRequest,
  { listPdf, findSet, setPdf }: Pick<RequestSources, 'listPdf' | 'findSet' | 'setPdf'>,
  now: Date,
): Promise<RequestPaper | null> {
  if (request.kind !== 'quote' && request.kind !== 'project') return null
  if (request.kind === 'project' || request.composition === '')
    return { filename: 'lijst.pdf', content: await listPdf(readItems(request.items), now) }
  const asked = readSetPath(request.composition)
  const set = asked && (await findSet(asked))
  return set && { filename: 'samenstelling.pdf', content: await setPdf(set, now) }
}

/** Stores it, in the transaction that stores its request. */
export async function storePaper(
  trx: Kysely<SiteDatabase>,
  requestId: string,
  { filename, content }: RequestPaper,
): Promise<void> {
  await trx
    .insertInto('request_paper')
    .values({ request_id: requestId, filename, content: content.toString('base64') })
    .execute()
}

/** The paper of a request, as a file that goes with a mail; null when it has none. */
export async function paperOf(db: Kysely<SiteDatabase>, requestId: string): Promise<Attachment | null> {
  const row = await db
    .selectFrom('request_paper')
    .select(['filename', 'content'])
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return row
    ? { filename: row.filename, contentType: 'application/pdf', content: Buffer.from(row.content, 'base64') }
    : null
}
