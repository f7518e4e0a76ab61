/** A process of the built site: `npm run build` first. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort, listening } from './ports.ts'

export type Site = {
  url: string
  port: number
  pid: number
  dataDir: string
  /** GETs a path. */
  visit: (path: string, headers?: Record<string, string>) => Promise<{ status: number; headers: Headers; text: string }>
  /** What it has written on standard error. */
  complaints: () => string
  /** Closes our end of its standard output and error, as happens when the process that started it ends. */
  closeOutput: () => void
  /** Ends it after the requests under way; resolves with its exit code. */
  stop: () => Promise<number | null>
  /** Ends it at once, as if the machine had gone. */
  kill: () => Promise<void>
  /** Stops it, and removes its data folder unless that was given. */
  [Symbol.asyncDispose]: () => Promise<void>
}

/**
 * Starts the site and waits until it serves.
 * @param variables its environment; without `DATA_DIR` it gets a new folder
 * @param options.root folder of the build; `options.port` where it listens, any free one by default
 * @throws {Error} with its complaints when it ends instead
 */
export async function startSite(
  variables: Readonly<Record<string, string | undefined>> = {},
  { root = resolve('.'), port }: { root?: string; port?: number } = {},
): Promise<Site> {
  const dataDir = variables['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'site-'))
  const own = port ?? (await freePort())
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined))
  const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(own),
      DATA_DIR: dataDir,
      MALLOC_ARENA_MAX: '2',
      // Tests share the processor with each other.
      WARM_PICTURES: 'no',
      // All visitors of a test have one address.
      RATE_LIMIT_PAGES: '1000000',
      ...given,
    },
  })
  child.stdout.resume()
  let complaints = ''
  child.stderr.on('data', (text: Buffer) => {
    complaints += text.toString()
  })
  const ended = new Promise<number | null>((done) => {
    child.once('exit', done)
  })
  if (!(await listening(own, ended))) throw new Error(`The site ended with ${await ended}: ${complaints}`)
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  const url = `http://127.0.0.1:${own}`
  return {
    url,
    port: own,
    pid: child.pid ?? 0,
    dataDir,
    async visit(path, headers = {}) {
      const response = await fetch(url + path, { headers })
      return { status: response.status, headers: response.headers, text: await response.text() }
    },
    complaints: () => complaints,
    closeOutput() {
      child.stdout.destroy()
      child.stderr.destroy()
    },
    stop: () => end('SIGTERM'),
    async kill() {
      await end('SIGKILL')
    },
    async [Symbol.asyncDispose]() {
      await end('SIGTERM')
      if (variables['DATA_DIR'] === undefined) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
