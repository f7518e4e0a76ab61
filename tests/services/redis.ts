/** A Redis of our own: in memory alone, on a port of this machine, ended afterwards. */
import { spawn, type ChildProcess } from 'node:child_process'
import { findRedis } from './programs.ts'
import { freePort } from './ports.ts'

export type RedisServer = {
  url: string
  /** Ends it at once, as if the machine had gone. */ kill: () => Promise<void>
  /** Starts it again on the same port, empty. */ start: () => Promise<void>
  /** Lets it say nothing any more, with its connections open. */ freeze: () => void
}

/** Starts a server. @throws when it is not installed or does not start */
export async function startRedis(): Promise<RedisServer> {
  const program = findRedis()
  if (program === undefined) throw new Error('Redis is not installed: on Debian, install the package redis-server.')
  const port = await freePort()
  let running: ChildProcess | null = null
  const server: RedisServer = {
    url: `redis://127.0.0.1:${port}`,
    start: () =>
      new Promise((ready, failed) => {
        const child = spawn(
          program,
          ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--daemonize', 'no'],
          { stdio: ['ignore', 'pipe', 'inherit'] },
        )
        child.stdout.on('data', (text: Buffer) => {
          if (text.toString().includes('Ready to accept connections')) ready()
        })
        child.once('exit', () => failed(new Error('Redis did not start.')))
        running = child
      }),
    freeze: () => {
      running?.kill('SIGSTOP')
    },
    kill: () =>
      new Promise((ended) => {
        const child = running
        running = null
        if (child === null || child.exitCode !== null) return ended()
        child.once('exit', () => ended())
        child.kill('SIGKILL')
      }),
  }
  await server.start()
  return server
}
