/** Makes sure that the database tests have a PostgreSQL to start: an installed one, or Debian's when this is root. Without it they run on SQLite alone, except where CI is set: there that is a failure. */
import { spawnSync } from 'node:child_process'
import { findPostgres } from '../tests/services/find-postgres.ts'

if (findPostgres() === undefined) {
  const debian = process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (debian) {
    process.stdout.write('Installing PostgreSQL from Debian …\n')
    for (const argv of [['update', '-qq'], ['install', '-y', '-qq', '--no-install-recommends', 'postgresql']]) {
      spawnSync('apt-get', argv, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    }
  }
}
const found = findPostgres()
process.stdout.write(found === undefined ? 'PostgreSQL: none, the database tests run on SQLite alone; on Debian, install the package postgresql.\n' : `PostgreSQL: ${found}\n`)
process.exitCode = found === undefined && process.env['CI'] === 'true' ? 1 : 0
