/** Where nginx is: Debian keeps it where only root looks. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** nginx's program; undefined when there is none. */
export function findNginx(): string | undefined {
  return [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, 'nginx'))
    .find((path) => existsSync(path))
}
