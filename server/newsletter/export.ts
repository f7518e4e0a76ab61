/** The confirmed subscribers as CSV, each with a link of their own to unsubscribe, for the tool that sends the newsletter. */
import type { Kysely } from 'kysely'
import type { SiteDatabase } from '#server/db/schema.ts'
import { unsubscribeUrl } from './emails.ts'
import { issueToken } from './link-tokens.ts'

const columns = ['email', 'type', 'language', 'confirmed_at', 'unsubscribe_url'] as const

/** CSV by RFC 4180, UTF-8, with a header row, in the order of confirmation. `origin` is where the site stands. */
export async function exportSubscribers(db: Kysely<SiteDatabase>, origin: string, now: Date): Promise<string> {
  const rows = await db
    .selectFrom('subscriber')
    .select(['id', 'email', 'type', 'language', 'confirmed_at'])
    .where('state', '=', 'confirmed')
    .orderBy('confirmed_at')
    .orderBy('email_key')
    .execute()
  const lines = [columns.join(',')]
  for (const { id, email, type, language, confirmed_at } of rows) {
    const token = await issueToken(db, id, 'unsubscribe', now)
    lines.push([email, type, language, confirmed_at ?? '', unsubscribeUrl(origin, token)].map(csvField).join(','))
  }
  return `${lines.join('\r\n')}\r\n`
}

/** Quoted where the format asks for it; what a spreadsheet would read as a formula is made text. */
function csvField(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
