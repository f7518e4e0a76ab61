/** The confirmed subscribers as CSV, each with an unsubscribe link, for the tool that sends the newsletter. */
import type { Kysely } from 'kysely'
import { spreadsheetText, writeCsv } from '#server/dealers/csv.ts'
import type { SiteDatabase } from '#server/db/schema.ts'
import { whileBusy } from '#server/db/while-busy.ts'
import type { LinkTokenOf } from '#server/mail/link-token.ts'
import { unsubscribeUrl } from './emails.ts'
import { storeToken } from './link-tokens.ts'

const columns = ['email', 'type', 'language', 'confirmed_at', 'unsubscribe_url'] as const

/** CSV with a header row, in the order of confirmation. `origin` is that of the site. */
export async function exportSubscribers(
  db: Kysely<SiteDatabase>,
  origin: string,
  tokenOf: LinkTokenOf,
  now: Date,
): Promise<string> {
  const rows = await db
    .selectFrom('subscriber')
    .select(['id', 'email', 'type', 'language', 'confirmed_at'])
    .where('state', '=', 'confirmed')
    .orderBy('confirmed_at')
    .orderBy('email_key')
    .execute()
  const lines: string[][] = [[...columns]]
  await whileBusy(() =>
    db.transaction().execute(async (trx) => {
      for (const { id } of rows) await storeToken(trx, tokenOf('unsubscribe', id), id, 'unsubscribe', now)
    }),
  )
  for (const { id, email, type, language, confirmed_at } of rows) {
    const link = unsubscribeUrl(origin, tokenOf('unsubscribe', id))
    lines.push([email, type, language, confirmed_at ?? '', link].map(spreadsheetText))
  }
  return writeCsv(lines)
}
