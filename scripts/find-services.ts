/**
 * Makes sure that the tests have the services and programs that they start themselves: installed ones, or Debian's when this is root. Without PostgreSQL the database tests run on SQLite
 * alone, without Redis or nginx those of several processes do not run, without Hunspell nobody looks at the spelling, except where CI is set: there that is a failure.
 */
import { spawnSync } from 'node:child_process'
import { findHunspell } from '../tests/services/find-hunspell.ts'
import { findNginx } from '../tests/services/find-nginx.ts'
import { findPostgres } from '../tests/services/find-postgres.ts'
import { findRedis } from '../tests/services/find-redis.ts'

const services = [
  { name: 'PostgreSQL', debian: 'postgresql', find: findPostgres, without: 'the database tests run on SQLite alone' },
  { name: 'Redis', debian: 'redis-server', find: findRedis, without: 'the tests of several processes do not run' },
  {
    name: 'nginx',
    debian: 'nginx-light',
    find: findNginx,
    without: 'the tests of several processes behind it do not run',
  },
  {
    name: 'Hunspell for Dutch',
    debian: 'hunspell hunspell-nl',
    find: findHunspell,
    without: 'the spelling is not checked',
  },
]

const missing = services.filter(({ find }) => find() === undefined)
const debian =
  process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
if (missing.length > 0 && debian) {
  process.stdout.write(`Installing from Debian: ${missing.map(({ name }) => name).join(', ')} …\n`)
  for (const argv of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...missing.flatMap((service) => service.debian.split(' '))],
  ]) {
    spawnSync('apt-get', argv, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
}
for (const service of services) {
  const found = service.find()
  process.stdout.write(
    found === undefined
      ? `${service.name}: none, ${service.without}; on Debian, install ${service.debian}.\n`
      : `${service.name}: ${found}\n`,
  )
  if (found === undefined && process.env['CI'] === 'true') process.exitCode = 1
}
