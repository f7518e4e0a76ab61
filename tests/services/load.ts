/** Visitors who ask for pages on keep-alive connections until they are stopped, and what went wrong for them. */
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export type Load = {
  /** Complete responses with status 200 so far. */
  readonly good: number
  /** All other outcomes, such as '/producten status 500', with how often each occurred. */
  readonly failures: ReadonlyMap<string, number>
  /** Resolves when the requests under way have ended. */
  stop: () => Promise<void>
}

export type LoadOptions = {
  /** How many visitors, each with a connection of its own. */
  visitors?: number
  /** ms between a response and the next request. */
  pauseMs?: number
  /** Fetch the scripts and styles that a page names too, as a browser does. */
  withAssets?: boolean
  /**
   * For a single process: a connection that ends before a response says nothing about the request, so it is sent once more, as browsers and load balancers
   * do; a visitor who finds nobody listening leaves.
   */
  retries?: boolean
}

/** Lets visitors ask `origin` for `paths` in turn. */
export function startLoad(
  origin: string,
  paths: readonly string[],
  { visitors = 8, pauseMs = 0, withAssets = false, retries = false }: LoadOptions = {},
): Load {
  let good = 0
  const failures = new Map<string, number>()
  const stopped = new AbortController()

  const visit = async (agent: Agent, path: string): Promise<{ verdict: string; body: string }> => {
    // A compressed page would not show which files it names.
    const encoding = withAssets ? 'identity' : 'br'
    const first = await get(agent, origin + path, encoding)
    const again = retries && first.verdict.startsWith('no response')
    const { verdict, body } = again ? await get(agent, origin + path, encoding) : first
    if (verdict === 'good') good += 1
    else if (!retries || !verdict.includes('ECONNREFUSED'))
      failures.set(`${path} ${verdict}`, (failures.get(`${path} ${verdict}`) ?? 0) + 1)
    return { verdict, body }
  }
  const done = Array.from({ length: visitors }, async (_, visitor) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let turn = visitor; !stopped.signal.aborted; turn++) {
      const page = await visit(agent, paths[turn % paths.length] ?? '/')
      if (retries && page.verdict.includes('ECONNREFUSED')) break
      if (withAssets) for (const file of assetsOf(page.body)) await visit(agent, file)
      if (pauseMs > 0) await pause(pauseMs)
    }
    agent.destroy()
  })
  return {
    get good() {
      return good
    },
    failures,
    async stop() {
      stopped.abort()
      await Promise.all(done)
    },
  }
}

/** Addresses of the scripts and styles of a page. */
export function assetsOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [])]
}

/** Calls `work` with every item, `atOnce` at a time. */
export async function forEachAtOnce<T>(
  atOnce: number,
  items: Iterable<T>,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const left = [...items].values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of left) await work(item)
    }),
  )
}

function get(agent: Agent, url: string, encoding: string): Promise<{ verdict: string; body: string }> {
  return new Promise((done) => {
    const sent = request(url, { agent, timeout: 30_000, headers: { 'accept-encoding': encoding } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', (error: NodeJS.ErrnoException) => done({ verdict: `broken off (${error.code})`, body: '' }))
      response.on('end', () =>
        done({
          verdict: !response.complete
            ? 'incomplete'
            : response.statusCode === 200
              ? 'good'
              : `status ${response.statusCode}`,
          body: Buffer.concat(parts).toString('utf8'),
        }),
      )
    })
    sent.on('timeout', () => sent.destroy(Object.assign(new Error('timeout'), { code: 'TIMEOUT' })))
    sent.on('error', (error: NodeJS.ErrnoException) => done({ verdict: `no response (${error.code})`, body: '' }))
    sent.end()
  })
}
