/**
 * Commands for the newsletter: `export [file]` writes the confirmed subscribers as CSV, to the file or to standard output;
 * `delete <address>` deletes an address with everything that belongs to it, in Listmonk first.
 */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { site } from '#domain/site.ts'
import { openDatabase } from '#server/db/database.ts'
import { env } from '#server/env.ts'
import { exportSubscribers } from './export.ts'
import { configuredListmonk, ListmonkError } from './listmonk.ts'
import { forgetAddress } from './retention.ts'

const usage = 'Say what to do: export [file] or delete <address>.'

async function run([task, argument]: readonly string[]): Promise<number> {
  const { DATA_DIR, DATABASE_URL, SITE_URL } = env()
  const { db, close } = await openDatabase(resolve(DATA_DIR), DATABASE_URL)
  try {
    if (task === 'export') {
      const csv = await exportSubscribers(db, SITE_URL ?? site.url, new Date())
      if (argument === undefined) process.stdout.write(csv)
      // Readable by this user only.
      else writeFileSync(argument, csv, { mode: 0o600 })
      process.stderr.write(
        `${csv.split('\r\n').length - 2} subscribers${argument === undefined ? '' : ` written to ${argument}`}.\n`,
      )
      return 0
    }
    if (task === 'delete' && argument !== undefined) {
      const known = await forgetAddress(db, argument, configuredListmonk(env()))
      process.stderr.write(known ? 'The address has been deleted.\n' : 'The address was not known.\n')
      return known ? 0 : 1
    }
    process.stderr.write(`${usage}\n`)
    return 2
  } catch (error) {
    if (!(error instanceof ListmonkError)) throw error
    process.stderr.write(`${error.message}\n`)
    return 1
  } finally {
    await close()
  }
}

process.exitCode = await run(process.argv.slice(2))
