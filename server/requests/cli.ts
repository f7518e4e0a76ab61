/**
 * Commands for the requests: `export [file]` writes all that are kept as CSV, to the file or to standard output;
 * `delete <address>` deletes those of an email address with everything that belongs to them.
 */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { openDatabase } from '#server/db/database.ts'
import { env } from '#server/env.ts'
import { exportRequests } from './export.ts'
import { openPhotos } from './photos/open-photos.ts'
import { forgetRequestsOf } from './retention.ts'

const usage = 'Say what to do: export [file] or delete <address>.'

async function run([task, argument]: readonly string[]): Promise<number> {
  const { DATA_DIR, DATABASE_URL, PHOTOS_DIR } = env()
  const dataDir = resolve(DATA_DIR)
  const { db, close } = await openDatabase(dataDir, DATABASE_URL)
  try {
    if (task === 'export') {
      const csv = await exportRequests(db)
      if (argument === undefined) process.stdout.write(csv)
      // Readable by this user only.
      else writeFileSync(argument, csv, { mode: 0o600 })
      process.stderr.write(
        argument === undefined ? 'All requests have been written.\n' : `All requests are in ${argument}.\n`,
      )
      return 0
    }
    if (task === 'delete' && argument !== undefined) {
      const count = await forgetRequestsOf(db, openPhotos({ dataDir, PHOTOS_DIR }), argument)
      process.stderr.write(
        count === 0 ? 'There was no request of this address.\n' : `Deleted requests of this address: ${count}.\n`,
      )
      return count === 0 ? 1 : 0
    }
    process.stderr.write(`${usage}\n`)
    return 2
  } finally {
    await close()
  }
}

process.exitCode = await run(process.argv.slice(2))
