/** Where the programs of PostgreSQL are: Debian keeps them apart by version. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const debian = '/usr/lib/postgresql'

/** The folder with `initdb` and `postgres`, the newest version first; undefined when it is not installed. */
export function findPostgres(): string | undefined {
  const versions = existsSync(debian)
    ? readdirSync(debian)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(debian, version, 'bin'))
    : []
  return [...versions, ...(process.env['PATH'] ?? '').split(':')].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
}
