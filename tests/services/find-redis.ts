/** Where Redis or Valkey is. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The server's program on the PATH; undefined when there is none. */
export function findRedis(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return ['redis-server', 'valkey-server']
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path))
}
