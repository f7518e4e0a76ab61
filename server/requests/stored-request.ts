/** Reads stored requests: of a link's token, and as what was written. */
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { storedRequestSchema } from '#domain/requests/request.schema.ts'
import type { SiteDatabase } from '#server/db/schema.ts'
import { hashOfToken, newLinkToken } from '#server/mail/link-token.ts'
import type { StoredRequest } from './store-request.ts'

const bodySchema = z.object({
  request: storedRequestSchema,
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
})

/** The contents of a row. */
export function readBody(body: string): StoredRequest {
  return bodySchema.parse(JSON.parse(body))
}

/** The request that a link's token leads to, or null. */
export async function requestOfToken(db: Kysely<SiteDatabase>, token: string) {
  const row = await db
    .selectFrom('request_link')
    .innerJoin('request', 'request.id', 'request_link.request_id')
    .selectAll('request')
    .where('request_link.hash', '=', hashOfToken(token))
    .executeTakeFirst()
  return row ? { ...row, ...readBody(row.body) } : null
}

/** Makes a token for a link to the status of this request; it works as long as the request is kept. */
export async function issueLink(db: Kysely<SiteDatabase>, requestId: string): Promise<string> {
  const token = newLinkToken()
  await db
    .insertInto('request_link')
    .values({ hash: hashOfToken(token), request_id: requestId })
    .execute()
  return token
}

/** The page with the status of a request. */
export function statusPath(token: string): string {
  return `/aanvraag?token=${token}`
}
