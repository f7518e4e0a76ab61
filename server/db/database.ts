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

/** The tables of the site as they stand in the embedded store. */
export function siteTables(store: Kysely<Database>): Kysely<SiteDatabase> {
  return store.$pickTables<keyof SiteDatabase>()
}

/** Whether `db` is PostgreSQL, which several processes write to at the same time; SQLite lets one write after the other. */
export function isPostgres(db: Kysely<SiteDatabase>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

export type PostgresSite = {
  db: Kysely<SiteDatabase>
  /** The connections behind `db`; they end with it. */ pool: pg.Pool
}

/** Any number; the processes that start at once agree on it and migrate one after the other. */
const migrationLock = 1_995_116

/**
 * A migrated PostgreSQL database with the tables of the site. A connection must stand within 5 s and a statement must end within 15 s,
 * so that a database that hangs is an error and not a page that never comes.
 * @throws when it cannot be reached
 */
export async function openPostgres(url: string): Promise<PostgresSite> {
  const { default: postgres } = await import('pg') // only where it is configured: the server starts sooner without it
  /** Counts come as numbers from either database; PostgreSQL would write them as text. */
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
  // A connection that breaks is replaced by the next query. Whoever was using it is told by its query; without a listener of its own the error would end the process.
  pool.on('connect', (client) => {
    client.on('error', sayLost)
  })
  pool.on('error', () => undefined) // of a connection that nobody used: it has said so itself
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

function sayLost(error: Error): void {
  reportProblem({ event: 'database-connection-lost', error: nameOfError(error) })
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
  // Steps that a later version has taken: this one leaves them be, so that it can start beside that version, and again after it.
  const later = Object.fromEntries(
    taken.filter((name) => !Object.hasOwn(steps, name)).map((name) => [name, { up: async () => undefined }]),
  )
  // Steps are named by the day they were written; two of one day may arrive in either order.
  const { error } = await new Migrator({
    db,
    allowUnorderedMigrations: true,
    provider: { getMigrations: async () => ({ ...later, ...steps }) },
  }).migrateToLatest()
  if (error !== undefined) throw error
}

/** The names of the steps that were taken, by this version or a later one; none in a new database. */
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
