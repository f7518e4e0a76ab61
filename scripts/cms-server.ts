/** Starts the content server of tests/strapi/cms, for editors (`npm run cms`) and for its tests (`npm run test:strapi`). */
import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { cmsSeed } from './cms-seed.ts'

export const cmsFolder = resolve(import.meta.dirname, '../tests/strapi/cms')
const strapi = join(cmsFolder, 'node_modules/@strapi/strapi/bin/strapi.js')

/** Never a call to anybody else: no usage figures, no licence check, no look for updates. */
const quiet = { STRAPI_TELEMETRY_DISABLED: 'true', STRAPI_DISABLE_EE: 'true', STRAPI_DISABLE_LICENSE_PING: 'true' }

const secretsSchema = z.record(
  z.enum(['APP_KEYS', 'ADMIN_JWT_SECRET', 'API_TOKEN_SALT', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY', 'JWT_SECRET']),
  z.string().min(32),
)

export type CmsOptions = {
  /** Folder for database, uploads, secrets and token; made when it is not there. */
  dataDir: string
  host: string
  port: number
  /** Whether the panel for editors is served; it has to be built before. */
  panel: boolean
  /** Whether an empty database also gets entries that nobody may see. */
  drafts: boolean
  /** Website that is told about changes: its address and the secret of its /api/revalidate. */
  website?: { url: string; secret: string } | undefined
  /** File for what the server says; what it says goes to the terminal when absent. */
  log?: string
  /** Folder of the server's configuration and content types. */
  folder?: string
  /** What an empty database is filled with; by default the site's content. */
  seed?: object
}

export type Cms = {
  url: string
  /** A token that may read everything published. */
  token: string
  /** A token that may write, for `content:push`. */
  pushToken: string
  process: ChildProcess
  /** Ends the server and waits until it has. */
  stop: () => Promise<void>
}

/** Starts the server and waits until it answers; an empty database is filled with the site's content first. @throws {Error} when it ends instead, or takes longer than ten minutes. */
export async function startCms({
  dataDir,
  host,
  port,
  panel,
  drafts,
  website,
  log,
  folder = cmsFolder,
  seed,
}: CmsOptions): Promise<Cms> {
  mkdirSync(join(dataDir, 'public/uploads'), { recursive: true })
  const inData = (file: string) => resolve(dataDir, file)
  const [seedFile, tokenFile, pushTokenFile] = [inData('seed.json'), inData('token.txt'), inData('push-token.txt')]
  writeFileSync(seedFile, JSON.stringify(seed ?? (await cmsSeed('content', 'public', { drafts }))))
  const output = log === undefined ? 'inherit' : openSync(log, 'a')
  const child = spawn(process.execPath, [strapi, 'start'], {
    cwd: folder,
    stdio: ['ignore', output, output],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      ...quiet,
      ...secretsIn(dataDir),
      HOST: host,
      PORT: String(port),
      DATABASE_FILE: resolve(dataDir, 'data.db'),
      PUBLIC_DIR: resolve(dataDir, 'public'),
      SEED_FILE: seedFile,
      TOKEN_FILE: tokenFile,
      PUSH_TOKEN_FILE: pushTokenFile,
      SERVE_ADMIN_PANEL: String(panel),
      STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE: 'nl',
      ...(website && { SITE_URL: website.url, REVALIDATE_SECRET: website.secret }),
    },
  })
  const ended = new Promise<void>((done) => {
    child.once('exit', () => {
      done()
    })
  })
  const url = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`
  const deadline = Date.now() + 600_000
  while (!(await answers(`${url}/_health`))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(
        `The content server ended while it started; ${log === undefined ? 'it says above why' : `${log} says why`}.`,
      )
    if (Date.now() > deadline) {
      child.kill()
      throw new Error('The content server did not answer within ten minutes.')
    }
    await wait(250)
  }
  return {
    url,
    token: textOf(tokenFile),
    pushToken: textOf(pushTokenFile),
    process: child,
    stop: async () => {
      child.kill()
      await ended
    },
  }
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Builds the panel for editors. @returns the exit code. */
export function buildPanel(): Promise<number> {
  const child = spawn(process.execPath, ['build-panel.js'], {
    cwd: cmsFolder,
    stdio: 'inherit',
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'production',
      ...quiet,
      DATABASE_FILE: ':memory:',
    },
  })
  return new Promise((done) => {
    child.once('exit', (code) => {
      done(code ?? 1)
    })
  })
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok
  } catch {
    return false
  }
}

/** The secrets of this data folder, made once. Only users who can read the folder can sign in. */
function secretsIn(dataDir: string): z.output<typeof secretsSchema> {
  const file = join(dataDir, 'secrets.json')
  if (!existsSync(file)) {
    const made = Object.fromEntries(
      secretsSchema.keyType.options.map((name) => [name, randomBytes(32).toString('hex')]),
    )
    writeFileSync(file, JSON.stringify(made, null, 2), { mode: 0o600 })
  }
  return secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}
