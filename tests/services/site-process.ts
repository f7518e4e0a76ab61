/** A process of the built site. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { listening } from './ports.ts'

export type SiteProcess = {
  pid: number
  /** Asks it to end after what is under way; resolves with its exit code. */
  stop: () => Promise<number | null>
  /** Ends it at once, as if the machine had gone. */
  kill: () => Promise<void>
  /** What it wrote on standard error. */
  complained: () => string
}

/** Starts the build that stands in `root` on `port` and waits until it serves. @throws {Error} with what it complained of when it ends instead */
export async function startSite(
  root: string,
  port: number,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<SiteProcess> {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined))
  const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      MALLOC_ARENA_MAX: '2',
      // Tests share the processor with each other.
      WARM_PICTURES: 'no',
      ...set,
    },
  })
  let complained = ''
  child.stderr.on('data', (text: Buffer) => {
    complained += text.toString()
  })
  const ended = new Promise<number | null>((done) => {
    child.once('exit', done)
  })
  if (!(await listening(port, ended))) throw new Error(`The site ended with ${await ended}: ${complained}`)
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  return {
    pid: child.pid ?? 0,
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL')
    },
    complained: () => complained,
  }
}
