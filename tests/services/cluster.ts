/** The site as it runs on several machines, on this one: PostgreSQL, Redis, nginx as load balancer and processes of the built site, each with its own data folder. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeCertificate } from './certificate.ts'
import { startNginx } from './nginx.ts'
import { freePort } from './ports.ts'
import { startPostgres } from './postgres.ts'
import { startRedis, type RedisServer } from './redis.ts'
import { startSite, type Site } from './site-process.ts'

export type Member = {
  /** Where it listens, past nginx. */
  url: string
  dataDir: string
  /** Null between `kill` and `start`. */
  process: Site | null
  /** Ends it at once. */
  kill: () => Promise<void>
  /** Starts the build in `root`. */
  start: (root: string) => Promise<void>
}

export type Cluster = {
  /** Where visitors come in. */
  url: string
  databaseUrl: string
  redis: RedisServer
  members: readonly Member[]
  /** Restarts one process after the other with the build in `root`. */
  deploy: (root: string) => Promise<void>
  [Symbol.asyncDispose]: () => Promise<void>
}

/** The same for all processes. */
export const clusterSecret = 'a secret of more than thirty-two characters'

/** ms after which nginx certainly uses a restarted process again (docs/deploy.md, upgrade). */
const recoveryMs = 3_000

/**
 * Starts everything and waits until it serves.
 * @param options `root` is the folder of a build; `port` of nginx, any free one when absent; `variables` go to every process; with `secure` nginx speaks TLS, with a certificate that nobody trusts
 * @throws when one of the services is not installed or does not start
 */
export async function startCluster({
  root,
  count = 3,
  port,
  variables = {},
  secure = false,
}: {
  root: string
  count?: number
  port?: number | undefined
  variables?: Readonly<Record<string, string>>
  secure?: boolean
}): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'))
  await using started = new AsyncDisposableStack()
  started.defer(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  const postgres = await startPostgres()
  started.defer(postgres.end)
  const redis = await startRedis()
  started.defer(redis.kill)
  const front = port ?? (await freePort())
  const url = `${secure ? 'https' : 'http'}://localhost:${front}`
  const members: Member[] = []
  for (let number = 1; number <= count; number++) {
    const own = await freePort()
    const dataDir = join(folder, `process-${number}`)
    const given = {
      SITE_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      SECRET_KEY: clusterSecret,
      PHOTOS_DIR: join(folder, 'photos'),
      TRUSTED_PROXIES: '1',
      ...variables,
    }
    const member: Member = {
      url: `http://127.0.0.1:${own}`,
      dataDir,
      process: null,
      async kill() {
        await member.process?.kill()
        member.process = null
      },
      async start(build) {
        member.process = await startSite(given, { root: build, port: own })
      },
    }
    members.push(member)
    started.defer(async () => {
      await member.process?.stop()
    })
    await member.start(root)
  }
  const ports = members.map((member) => Number(new URL(member.url).port))
  const { file, key } = secure ? makeCertificate(folder) : { file: '', key: '' }
  const nginx = await startNginx(
    secure
      ? `listen 127.0.0.1:${front} ssl http2; ssl_certificate ${file}; ssl_certificate_key ${key};`
      : `listen 127.0.0.1:${front};`,
    ports,
  )
  started.defer(nginx.end)
  const all = started.move()
  return {
    url,
    databaseUrl: postgres.url,
    redis,
    members,
    async deploy(build) {
      for (const member of members) {
        await member.process?.stop()
        await member.start(build)
        await pause(recoveryMs)
      }
    },
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  }
}
