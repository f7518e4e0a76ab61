/** The two databases of a process: the embedded store, and the site's own tables in it or in PostgreSQL. */
import { mkdirSync } from 'node:fs'
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
  /** Connections to PostgreSQL for what does not go through Kysely; null without it. */
  pool: Pool | null
  close: () => Promise<void>
}

/** Opens both, migrated. @param databaseUrl `postgres://…`, or undefined for SQLite alone */
export async function openDatabases(dataDir: string, databaseUrl: string | undefined): Promise<Databases> {
  mkdirSync(dataDir, { recursive: true })
  const store = await openDatabase(join(dataDir, 'site.db'))
  if (databaseUrl === undefined) return { store, db: siteTables(store), pool: null, close: () => store.destroy() }
  try {
    const { db, pool } = await openPostgres(databaseUrl)
    return { store, db, pool, close: async () => { await Promise.all([db.destroy(), store.destroy()]) } }
  } catch (error) {
    await store.destroy()
    throw error
  }
}
