/** A PostgreSQL of our own for one run of the tests: a new cluster in a temporary folder, on a Unix socket alone, ended and removed afterwards. */
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findPostgres } from './programs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server's database `postgres`; databases of its own are made beside it. */ postgresUrl: string
  }
}

/** Starts the server and tells the tests its address. @throws when it is not installed or does not start */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, end } = await startPostgres()
  project.provide('postgresUrl', url)
  return end
}

/** PostgreSQL refuses to run as root: then it runs as Debian's user for it. */
function command(program: string, argv: readonly string[]): [string, string[]] {
  return process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', program, ...argv]] : [program, [...argv]]
}

/** Starts a server. `url` names the database `postgres` of its superuser, without a password, on its socket. */
export async function startPostgres(): Promise<{ url: string; end: () => Promise<void> }> {
  const programs = findPostgres()
  if (programs === undefined) throw new Error('PostgreSQL is not installed: on Debian, install the package postgresql.')
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  chmodSync(folder, 0o777)
  const data = join(folder, 'data')
  const made = spawnSync(
    ...command(join(programs, 'initdb'), [
      '-D',
      data,
      '-U',
      'postgres',
      '--auth=trust',
      '--no-sync',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ]),
    { encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`PostgreSQL could not make its files: ${made.stderr}`)
  // Nothing here has to survive a power cut.
  const settings = [
    '-h',
    '',
    '-k',
    folder,
    '-c',
    'fsync=off',
    '-c',
    'synchronous_commit=off',
    '-c',
    'full_page_writes=off',
    '-c',
    'max_connections=200',
  ]
  const server = spawn(...command(join(programs, 'postgres'), ['-D', data, ...settings]), {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((done) => {
    server.once('exit', () => done())
  })
  await new Promise<void>((ready, failed) => {
    let said = ''
    server.stderr.on('data', (text: Buffer) => {
      said += text.toString()
      if (said.includes('ready to accept connections')) ready()
    })
    server.once('exit', () => failed(new Error(`PostgreSQL did not start: ${said}`)))
  })
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    async end() {
      // To the server itself, not to what started it; at once, because nothing is kept. Ctrl+C may have ended it already.
      const file = join(data, 'postmaster.pid')
      if (existsSync(file)) process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGQUIT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
