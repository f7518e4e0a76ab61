/** Kysely on Node's own SQLite: the few lines between the two. */
import { DatabaseSync } from 'node:sqlite'
import { SqliteDialect, type SqliteDatabase } from 'kysely'

/** A dialect for the file at `path` (':memory:' for tests), in WAL mode, synced at every commit (a signup that was acknowledged survives a power cut), with foreign keys and a 5 s busy time-out. */
export function nodeSqliteDialect(path: string): SqliteDialect {
  return new SqliteDialect({ database: async () => open(path) })
}

function open(path: string): SqliteDatabase {
  const db = new DatabaseSync(path)
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000')
  return {
    close: () => db.close(),
    prepare(sql) {
      const statement = db.prepare(sql)
      return {
        reader: statement.columns().length > 0,
        // Rows have a null prototype, which serialisers refuse: spread them.
        all: (parameters) => statement.all(...bound(parameters)).map((row) => ({ ...row })),
        run(parameters) {
          const { changes, lastInsertRowid } = statement.run(...bound(parameters))
          return { changes, lastInsertRowid }
        },
        *iterate(parameters) {
          for (const row of statement.iterate(...bound(parameters))) yield { ...row }
        },
      }
    },
  }
}

function bound(parameters: readonly unknown[]) {
  return parameters.map((value) => {
    if (
      value === null ||
      typeof value === 'string' ||
      typeof value === 'number' ||
      typeof value === 'bigint' ||
      value instanceof Uint8Array
    )
      return value
    throw new TypeError(`SQLite stores text, numbers, bytes and null; a ${typeof value} was given.`)
  })
}
