/** The two databases of a process: the embedded store, and the site's own tables in it or in PostgreSQL. */
import { randomUUID } from 'node:crypto'
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import { openDatabase, openPostgres, siteTables } from './database.ts'
import type { Database, SiteDatabase } from './schema.ts'

export type Databases = {
  /** Content and catalogue: SQLite in the data folder. */
  store: Kysely<Database>
  /** Dealers, places and newsletter: the same SQLite file, or PostgreSQL. */
  db: Kysely<SiteDatabase>
  /** Connections to PostgreSQL for code that does not use Kysely; null without it. */
  pool: Pool | null
  close: () => Promise<void>
}

/**
 * Opens both, migrated.
 * @param databaseUrl `postgres://…`, or undefined for SQLite alone
 * @param first a filled store to copy for a new data folder
 */
export async function openDatabases(
  dataDir: string,
  databaseUrl: string | undefined,
  first?: string,
): Promise<Databases> {
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, 'site.db')
  if (first !== undefined) copyStore(first, path)
  const store = await openDatabase(path)
  if (databaseUrl === undefined) return { store, db: siteTables(store), pool: null, close: () => store.destroy() }
  try {
    const { db, pool } = await openPostgres(databaseUrl)
    return {
      store,
      db,
      pool,
      close: async () => {
        await Promise.all([db.destroy(), store.destroy()])
      },
    }
  } catch (error) {
    await store.destroy()
    throw error
  }
}

/** Copies `first` to `path` unless there is a store already: written whole, then linked. When that fails the store starts empty. */
function copyStore(first: string, path: string): void {
  if ([path, `${path}-wal`].some((file) => existsSync(file)) || !existsSync(first)) return
  const part = `${path}.${randomUUID()}`
  try {
    copyFileSync(first, part, constants.COPYFILE_FICLONE)
    const file = openSync(part, 'r+')
    fsyncSync(file)
    closeSync(file)
    linkSync(part, path) // never over one that another process created meanwhile
  } catch {
    // An empty store is filled from the content.
  } finally {
    rmSync(part, { force: true })
  }
}
