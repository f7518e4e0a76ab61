/** Reads stored requests: of a link's token, and as what was written. */
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { RequestFact } from '#domain/requests/request-form.ts'
import { storedRequestSchema, type SiteRequest } from '#domain/requests/request.schema.ts'
import type { SiteDatabase } from '#server/db/schema.ts'
import { hashOfToken } from '#server/mail/link-token.ts'
import { UnreadableRowError } from '#server/mail/outbox.ts'

/** What `body` of a stored request holds: the request, and its summary as the visitor saw it. */
export type StoredRequest = { request: SiteRequest; facts: readonly RequestFact[] }

const facts = z.object({ facts: z.array(z.object({ label: z.string(), value: z.string() })) })
const bodySchema = facts.extend({ request: storedRequestSchema })

type Body = Pick<SiteDatabase['request'], 'id' | 'body'>

/** The contents of a row. @throws {UnreadableRowError} when a later release wrote it, such as one with another kind of request */
export function readBody({ id, body }: Body): StoredRequest {
  try {
    return bodySchema.parse(JSON.parse(body))
  } catch (error) {
    throw new UnreadableRowError(id, error)
  }
}

/** The summary of a row, a line for each answer; of a row that cannot be read, what is stored of it. */
export function summaryOf({ body }: Pick<Body, 'body'>): string {
  try {
    return facts
      .parse(JSON.parse(body))
      .facts.map(({ label, value }) => `${label}: ${value}`)
      .join('\n')
  } catch {
    return body
  }
}

/** The names of the files that a row has, also of one that cannot be read: nobody knows such a name who could type it. */
export function filesOf({ body }: Pick<Body, 'body'>): string[] {
  return [...body.matchAll(/"([\w-]{32}\.[a-z]{3,4})"/g)].map(([, file = '']) => file)
}

/** The row that a link's token leads to, or null. */
export async function rowOfToken(db: Kysely<SiteDatabase>, token: string) {
  const row = await db
    .selectFrom('request_link')
    .innerJoin('request', 'request.id', 'request_link.request_id')
    .selectAll('request')
    .where('request_link.hash', '=', hashOfToken(token))
    .executeTakeFirst()
  return row ?? null
}

/** The request that a link's token leads to, or null. @throws {UnreadableRowError} */
export async function requestOfToken(db: Kysely<SiteDatabase>, token: string) {
  const row = await rowOfToken(db, token)
  return row && { ...row, ...readBody(row) }
}

/** Makes the link with this token lead to this request, as long as the request is kept. */
export async function storeLink(db: Kysely<SiteDatabase>, token: string, requestId: string): Promise<void> {
  await db
    .insertInto('request_link')
    .values({ hash: hashOfToken(token), request_id: requestId })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

/** The page with the status of a request. */
export function statusPath(token: string): string {
  return `/aanvraag?token=${token}`
}
