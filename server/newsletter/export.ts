/** The confirmed subscribers as CSV, each with an unsubscribe link, for the tool that sends the newsletter. */
import type { Kysely } from 'kysely'
import { spreadsheetText, writeCsv } from '#server/dealers/csv.ts'
import type { SiteDatabase } from '#server/db/schema.ts'
import { unsubscribeUrl } from './emails.ts'
import { issueToken } from './link-tokens.ts'

const columns = ['email', 'type', 'language', 'confirmed_at', 'unsubscribe_url'] as const

/** CSV with a header row, in the order of confirmation. `origin` is that of the site. */
export async function exportSubscribers(db: Kysely<SiteDatabase>, origin: string, now: Date): Promise<string> {
  const rows = await db
    .selectFrom('subscriber')
    .select(['id', 'email', 'type', 'language', 'confirmed_at'])
    .where('state', '=', 'confirmed')
    .orderBy('confirmed_at')
    .orderBy('email_key')
    .execute()
  const lines: string[][] = [[...columns]]
  for (const { id, email, type, language, confirmed_at } of rows) {
    const token = await issueToken(db, id, 'unsubscribe', now)
    lines.push([email, type, language, confirmed_at ?? '', unsubscribeUrl(origin, token)].map(spreadsheetText))
  }
  return writeCsv(lines)
}
