/** Opens the database and brings its schema up to date. */
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations.ts'
import { nodeSqliteDialect } from './node-sqlite.ts'
import type { Database } from './schema.ts'

/** A migrated SQLite database at `path` (':memory:' in tests). */
export async function openDatabase(path: string): Promise<Kysely<Database>> {
  const db = new Kysely<Database>({ dialect: nodeSqliteDialect(path) })
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) {
    await db.destroy()
    throw error
  }
  return db
}
