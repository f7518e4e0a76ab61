/** Opens the databases and brings their schemas up to date. */
import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration'
import type pg from 'pg'
import { nameOfError, reportProblem } from '#server/observe/problem-report.ts'
import { migrations, postgresMigrations } from './migrations.ts'
import { nodeSqliteDialect } from './node-sqlite.ts'
import type { Database, SiteDatabase } from './schema.ts'

/** A migrated SQLite database at `path` (':memory:' in tests). */
export async function openDatabase(path: string): Promise<Kysely<Database>> {
  const db = new Kysely<Database>({ dialect: nodeSqliteDialect(path) })
  return migrated(db, () => migrate(db, migrations))
}

/** The tables of the site in the embedded store. */
export function siteTables(store: Kysely<Database>): Kysely<SiteDatabase> {
  return store.$pickTables<keyof SiteDatabase>()
}

/** Whether `db` is PostgreSQL, which takes concurrent writes; SQLite does one write at a time. */
export function isPostgres(db: Kysely<SiteDatabase>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

export type PostgresSite = {
  db: Kysely<SiteDatabase>
  /** The connections behind `db`, closed with it. */
  pool: pg.Pool
}

/** An arbitrary number that all processes share: those that start at once migrate one after the other. */
const migrationLock = 1_995_116

/**
 * A migrated PostgreSQL database with the tables of the site. Connecting takes at most 5 s and a statement 15 s, so
 * that a hanging database is an error rather than a page that never loads.
 * @throws when it cannot be reached
 */
export async function openPostgres(url: string): Promise<PostgresSite> {
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
      reportProblem({ event: 'database-connection-lost', error: nameOfError(error) })
    })
  })
  pool.on('error', () => undefined) // of an idle connection: already reported
  const db = new Kysely<SiteDatabase>({ dialect: new PostgresDialect({ pool }) })
  await migrated(db, () =>
    db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${migrationLock})`.execute(connection)
      try {
        await migrate(connection, postgresMigrations)
      } finally {
        await sql`select pg_advisory_unlock(${migrationLock})`.execute(connection)
      }
    }),
  )
  return { db, pool }
}

async function migrated<TDatabase>(db: Kysely<TDatabase>, run: () => Promise<void>): Promise<Kysely<TDatabase>> {
  try {
    await run()
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

async function migrate<TDatabase>(db: Kysely<TDatabase>, steps: Record<string, Migration>): Promise<void> {
  const taken = await stepsTaken(db)
  if (Object.keys(steps).every((name) => taken.includes(name))) return
  // Migrations of a later version are ignored, so that this version can start beside that one, and again after it.
  const later = Object.fromEntries(
    taken.filter((name) => !Object.hasOwn(steps, name)).map((name) => [name, { up: async () => undefined }]),
  )
  // Migrations are named by date; two of one day may run in either order.
  const { error } = await new Migrator({
    db,
    allowUnorderedMigrations: true,
    provider: { getMigrations: async () => ({ ...later, ...steps }) },
  }).migrateToLatest()
  if (error !== undefined) throw error
}

/** The names of the migrations that ran, of this version or a later one; none in a new database. */
async function stepsTaken<TDatabase>(db: Kysely<TDatabase>): Promise<string[]> {
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
