/** The requests that are kept as CSV, the earliest first. */
import type { Kysely } from 'kysely'
import { requestWords } from '#domain/requests/request-words.ts'
import { spreadsheetText, writeCsv } from '#server/dealers/csv.ts'
import type { SiteDatabase } from '#server/db/schema.ts'
import { summaryOf } from './stored-request.ts'

const columns = ['reference', 'kind', 'state', 'received_at', 'keep_until', 'email', 'details'] as const

/** CSV with a header row; `details` has a line for each answer. */
export async function exportRequests(db: Kysely<SiteDatabase>): Promise<string> {
  const rows = await db.selectFrom('request').selectAll().orderBy('received_at').orderBy('id').execute()
  const lines: string[][] = [[...columns]]
  const names = new Map<string, string>(Object.entries(requestWords).map(([kind, { name }]) => [kind, name]))
  for (const { id, kind, state, received_at, keep_until, email, body } of rows) {
    const name = names.get(kind) ?? kind
    lines.push([id, name, state, received_at, keep_until, email, summaryOf({ body })].map(spreadsheetText))
  }
  return writeCsv(lines)
}
