/** A database for one test, on whichever the run is for: SQLite in memory, or a new database of the PostgreSQL that the run started. */
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { openPostgres, openSqlite } from '#server/db/database.ts'
import type { SiteDatabase } from '#server/db/schema.ts'

export type TestDatabase = {
  db: Kysely<SiteDatabase>
  pool: pg.Pool | null
  /** Address of the database, when it is PostgreSQL. */ url: string | undefined
  end: () => Promise<void>
}

/** True in the run for PostgreSQL. */
export const onPostgres = process.env['TEST_DATABASE'] === 'postgres'

/** Opens an empty, migrated database. */
export async function openTestDatabase(): Promise<TestDatabase> {
  if (!onPostgres) {
    const db = await openSqlite(':memory:')
    return { db, pool: null, url: undefined, end: () => db.destroy() }
  }
  const url = await createPostgresDatabase()
  const { db, pool } = await openPostgres(url)
  return { db, pool, url, end: () => db.destroy() }
}

/** The address of a new, empty database. */
export const createPostgresDatabase = (): Promise<string> => createFrom('template1')

/** The address of a copy of the database at `url`, which nobody uses now. */
export const copyPostgresDatabase = (url: string): Promise<string> => createFrom(new URL(url).pathname.slice(1))

async function createFrom(template: string): Promise<string> {
  const url = new URL(inject('postgresUrl'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  url.pathname = `/${name}`
  return url.href
}
