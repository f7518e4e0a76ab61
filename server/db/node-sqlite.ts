/** A Kysely dialect for Node's own SQLite. */
import { DatabaseSync } from 'node:sqlite'
import { SqliteDialect, type SqliteDatabase } from 'kysely'

/**
 * A dialect for the file at `path` (':memory:' for tests): WAL mode, synced at every commit (an acknowledged signup
 * survives a power cut), foreign keys, 5 s busy timeout.
 */
export function nodeSqliteDialect(path: string): SqliteDialect {
  return new SqliteDialect({ database: async () => open(path) })
}

function open(path: string): SqliteDatabase {
  const db = new DatabaseSync(path)
  db.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  return {
    close: () => db.close(),
    prepare(sql) {
      const statement = db.prepare(sql)
      return {
        reader: statement.columns().length > 0,
        // Rows have a null prototype, which serializers refuse: spread them.
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
