/**
 * Commands for what visitors have sent: `newsletter` or `requests`, then `export [file]`, which writes the confirmed subscribers or all requests as
 * CSV to the file or to standard output, or `delete <address>`, which deletes an email address with everything that belongs to it.
 */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { site } from '#domain/site.ts'
import { readSecret } from '#server/captcha/secret-key.ts'
import { openDatabase } from '#server/db/database.ts'
import { env } from '#server/env.ts'
import { linkTokens } from '#server/mail/link-token.ts'
import { exportSubscribers } from '#server/newsletter/export.ts'
import { configuredListmonk, ListmonkError } from '#server/newsletter/listmonk.ts'
import { forgetAddress } from '#server/newsletter/retention.ts'
import { exportRequests } from '#server/requests/export.ts'
import { openUploads } from '#server/requests/uploads/open-uploads.ts'
import { forgetRequestsOf } from '#server/requests/retention.ts'

async function run([subject, task, argument]: readonly string[]): Promise<number> {
  const { DATA_DIR, DATABASE_URL, PHOTOS_DIR, SECRET_KEY, SITE_URL } = env()
  const dataDir = resolve(DATA_DIR)
  const { db, close } = await openDatabase(dataDir, DATABASE_URL)
  const isNewsletter = subject === 'newsletter'
  try {
    if (task === 'export') {
      const csv = isNewsletter
        ? await exportSubscribers(db, SITE_URL ?? site.url, linkTokens(readSecret(dataDir, SECRET_KEY)), new Date())
        : await exportRequests(db)
      if (argument === undefined) process.stdout.write(csv)
      // Readable by this user only.
      else writeFileSync(argument, csv, { mode: 0o600 })
      return say(
        `${isNewsletter ? 'Subscribers' : 'Requests'} written${argument === undefined ? '' : ` to ${argument}`}.`,
        0,
      )
    }
    if (task !== 'delete' || argument === undefined) return say('Say what to do: export [file] or delete <address>.', 2)
    const known = isNewsletter
      ? await forgetAddress(db, argument, configuredListmonk(env()))
      : (await forgetRequestsOf(db, openUploads({ dataDir, PHOTOS_DIR }), argument)) > 0
    return known ? say('The address has been deleted.', 0) : say('The address was not known.', 1)
  } catch (error) {
    if (!(error instanceof ListmonkError)) throw error
    return say(error.message, 1)
  } finally {
    await close()
  }
}

function say(sentence: string, code: number): number {
  process.stderr.write(`${sentence}\n`)
  return code
}

process.exitCode = await run(process.argv.slice(2))
