/**
 * Makes sure that the tests have the services they start: installed ones, or Debian's when this is root. Without them fewer tests run, as `without` says;
 * where CI is set that is a failure.
 */
import { findEzdxf, findHunspell, findNginx, findPostgres, findRedis } from '../tests/services/programs.ts'
import { installFromDebian } from './install-from-debian.ts'

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
  {
    name: 'ezdxf',
    debian: 'python3-ezdxf',
    find: findEzdxf,
    without: 'DXF files are not audited',
  },
]

installFromDebian(services.filter(({ find }) => find() === undefined))
for (const service of services) {
  const found = service.find()
  process.stdout.write(
    found === undefined
      ? `${service.name}: none, ${service.without}; on Debian, install ${service.debian}.\n`
      : `${service.name}: ${found}\n`,
  )
  if (found === undefined && process.env['CI'] === 'true') process.exitCode = 1
}
