/** Opens the database and brings its schema up to date. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import type pg from 'pg'
import { reportProblem } from '#server/observe/problem-report.ts'
import { migrations } from './migrations.ts'
import { nodeSqliteDialect } from './node-sqlite.ts'
import type { SiteDatabase } from './schema.ts'

/** What visitors and dealers write: in an SQLite file, or in the PostgreSQL database that several processes share. */
export type SiteStore = {
  db: Kysely<SiteDatabase>
  /** Connections to PostgreSQL for code that does not use Kysely; null with SQLite. */
  pool: pg.Pool | null
  close: () => Promise<void>
}

/**
 * The migrated database.
 * @param databaseUrl `postgres://…`, or undefined for SQLite in `dataDir`
 * @throws when it cannot be opened
 */
export async function openDatabase(dataDir: string, databaseUrl?: string): Promise<SiteStore> {
  mkdirSync(dataDir, { recursive: true })
  if (databaseUrl !== undefined) return openPostgres(databaseUrl)
  const db = await openSqlite(join(dataDir, 'site.db'))
  return { db, pool: null, close: () => db.destroy() }
}

/** A migrated SQLite database at `path` (':memory:' in tests). */
export async function openSqlite(path: string): Promise<Kysely<SiteDatabase>> {
  const db = new Kysely<SiteDatabase>({ dialect: nodeSqliteDialect(path) })
  return migrated(db)
}

/** Whether `db` is PostgreSQL, which takes concurrent writes; SQLite does one write at a time. */
export function isPostgres(db: Kysely<SiteDatabase>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

/** An arbitrary number that all processes share: those that start at once migrate one after the other. */
const migrationLock = 1_995_116

/**
 * A migrated PostgreSQL database with the tables of the site. Connecting takes at most 5 s and a statement 15 s, so
 * that a hanging database is an error rather than a page that never loads.
 * @throws when it cannot be reached
 */
export async function openPostgres(url: string): Promise<SiteStore & { pool: pg.Pool }> {
  const { default: postgres } = await import('pg') // loaded only when configured, for a faster start
  /** Counts are numbers in either database; PostgreSQL would give text. */
  const types: pg.CustomTypesConfig = {
    getTypeParser: (type, format) =>
      type === postgres.types.builtins.INT8 ? Number : postgres.types.getTypeParser(type, format),
  }
  const pool = new postgres.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    query_timeout: 20_000,
    application_name: 'site',
    types,
  })
  // A broken connection is replaced by the next query, and its user gets the error from the query. Without a listener
  // the error event would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      reportProblem({ event: 'database-connection-lost', privateError: error })
    })
  })
  pool.on('error', () => undefined) // of an idle connection: already reported
  const db = await migrated(new Kysely<SiteDatabase>({ dialect: new PostgresDialect({ pool }) }))
  return { db, pool, close: () => db.destroy() }
}

/** The database with its schema up to date; of several processes that open it at once, one sees to that. */
async function migrated(db: Kysely<SiteDatabase>): Promise<Kysely<SiteDatabase>> {
  try {
    const taken = await stepsTaken(db)
    if (Object.keys(migrations).every((name) => taken.includes(name))) return db
    await db.connection().execute(isPostgres(db) ? migratePostgres : migrateSqlite)
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

async function migratePostgres(connection: Kysely<SiteDatabase>): Promise<void> {
  await sql`select pg_advisory_lock(${migrationLock})`.execute(connection)
  try {
    await migrate(connection)
  } finally {
    await sql`select pg_advisory_unlock(${migrationLock})`.execute(connection)
  }
}

/** In one transaction: Kysely begins none here, and a process that is killed would leave half of a migration. */
async function migrateSqlite(connection: Kysely<SiteDatabase>): Promise<void> {
  await sql`begin immediate`.execute(connection)
  try {
    await migrate(connection)
    await sql`commit`.execute(connection)
  } catch (error) {
    await sql`rollback`.execute(connection)
    throw error
  }
}

async function migrate(db: Kysely<SiteDatabase>): Promise<void> {
  // Migrations of a later version are ignored, so that this version can start beside that one, and again after it.
  const later = Object.fromEntries(
    (await stepsTaken(db))
      .filter((name) => !Object.hasOwn(migrations, name))
      .map((name) => [name, { up: async () => undefined }]),
  )
  // Migrations are named by date; two of one day may run in either order.
  const { error } = await new Migrator({
    db,
    allowUnorderedMigrations: true,
    provider: { getMigrations: async () => ({ ...later, ...migrations }) },
  }).migrateToLatest()
  if (error !== undefined) throw error
}

/** The names of the migrations that ran, of this version or a later one; none in a new database. */
async function stepsTaken(db: Kysely<SiteDatabase>): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
    return rows.map(({ name }) => name)
  } catch (error) {
    const isNew =
      error instanceof Error &&
      (('code' in error && error.code === '42P01') || error.message.startsWith('no such table'))
    if (isNew) return []
    throw error
  }
}
