/**
 * Backup and restore while the site runs: `backup <folder>` writes all data there, `restore <folder>` puts it back
 * over the current data: the SQLite file of DATA_DIR or, with DATABASE_URL, the tables in PostgreSQL (by pg_dump and
 * pg_restore), the secret in DATA_DIR, and the files of requests.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { ConfigError, env } from '#server/env.ts'

const usage = 'Say what to do: backup <folder>, or restore <folder>.'
const store = 'site.db'
const secret = 'secret-key'
const dump = 'postgres.dump'

async function run([task, given]: readonly string[]): Promise<number> {
  const { DATA_DIR, DATABASE_URL, PHOTOS_DIR } = env()
  const data = resolve(DATA_DIR)
  const sitePhotos = resolve(PHOTOS_DIR ?? join(data, 'photos'))
  if (given === undefined || (task !== 'backup' && task !== 'restore')) return print(usage, 2)
  const folder = resolve(given)
  const [from, to] = task === 'backup' ? [data, folder] : [folder, data]
  const database = DATABASE_URL === undefined ? store : dump
  if ((task === 'restore' || DATABASE_URL === undefined) && !existsSync(join(from, database)))
    return print(`There is no ${database} in ${from}; nothing has been done.`, 1)
  if (task === 'backup' && existsSync(join(to, database)))
    return print(`There is a backup in ${to} already; name another folder.`, 1)
  // Email addresses of subscribers: readable by the owner alone.
  mkdirSync(to, { recursive: true, mode: 0o700 })
  const failed =
    DATABASE_URL === undefined
      ? await copyDatabase(join(from, store), join(to, store))
      : task === 'backup'
        ? postgres('pg_dump', DATABASE_URL, (url) => ['--format=custom', '--no-owner', `--file=${join(to, dump)}`, url])
        : postgres('pg_restore', DATABASE_URL, (url) => [
            '--clean',
            '--if-exists',
            '--no-owner',
            '--single-transaction',
            `--dbname=${url}`,
            join(from, dump),
          ])
  if (failed !== null) return print(failed, 1)
  if (existsSync(join(from, secret))) copyFileSync(join(from, secret), join(to, secret))
  // After the database, which names none that is not there yet.
  const [photosFrom, photosTo] =
    task === 'backup' ? [sitePhotos, join(folder, 'photos')] : [join(folder, 'photos'), sitePhotos]
  const kept = join(photosFrom, 'kept')
  if (existsSync(kept)) cpSync(kept, join(photosTo, 'kept'), { recursive: true, preserveTimestamps: true })
  return print(task === 'backup' ? `Everything is in ${to}.` : `Everything is as it was in ${from}.`, 0)
}

/** Copies a consistent state of a database that others may be writing to, in one step, over the file at `to`; null, or why it did not. */
async function copyDatabase(from: string, to: string): Promise<string | null> {
  const source = new DatabaseSync(from, { timeout: 10_000 })
  try {
    const damage = damageOf(source)
    if (damage !== null) return `${from} is damaged (${damage}); nothing has been done.`
    await backup(source, to)
  } catch (error) {
    return `${from} could not be copied to ${to} (${error instanceof Error ? error.message : 'unknown error'}).`
  } finally {
    source.close()
  }
  chmodSync(to, 0o600)
  return null
}

/** What is wrong with a database; null for one of the site. A file that was cut short may still open, and an empty one always does. */
function damageOf(database: DatabaseSync): string | null {
  try {
    const [first] = database.prepare('PRAGMA quick_check(1)').all()
    if (first?.['quick_check'] !== 'ok') return String(first?.['quick_check']).split('\n')[0] ?? ''
    database.prepare('SELECT name FROM kysely_migration LIMIT 1').get()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown error'
  }
}

/** Runs a program of PostgreSQL; null, or the error. The password is passed by environment, so that it is not in the process list. */
function postgres(program: string, databaseUrl: string, argv: (url: string) => string[]): string | null {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  const { status, stderr, error } = spawnSync(program, argv(url.href), {
    encoding: 'utf8',
    env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
  })
  if (error) return `${program} could not be started (${error.message}); install the client programs of PostgreSQL.`
  return status === 0 ? null : `${program} failed: ${stderr.trim()}`
}

function print(sentence: string, code: number): number {
  process.stderr.write(`${sentence}\n`)
  return code
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.exitCode = print(error.message, 1)
}
