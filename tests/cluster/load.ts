/** Visitors who keep asking, and count what went wrong. */
import { Agent, request, type IncomingMessage } from 'node:http'

export type Tally = {
  /** Answers that were good, by kind. */ good: number
  /** What was wrong with the others, and how often. */ failed: Map<string, number>
}
export type Load = {
  /** Stops asking; resolves with the tally when the last answer is in. */ stop: () => Promise<Tally>
  readonly done: number
}

/**
 * `count` visitors, each with a connection of its own that stays open, ask for `paths` in turn until they are stopped. An answer is good when it is whole and its
 * status is 200; nobody asks a second time for what failed. With `alsoFiles` each of them also asks for the scripts and styles that a page names, as a browser does.
 */
export function keepAsking(
  origin: string,
  paths: readonly string[],
  { count, alsoFiles = false }: { count: number; alsoFiles?: boolean },
): Load {
  const tally: Tally = { good: 0, failed: new Map() }
  const end = new AbortController()
  const ask = async (agent: Agent, path: string): Promise<string> => {
    const { verdict, body } = await answerOf(agent, origin + path)
    if (verdict === 'good') tally.good += 1
    else tally.failed.set(`${path} ${verdict}`, (tally.failed.get(`${path} ${verdict}`) ?? 0) + 1)
    return body
  }
  const visitors = Array.from({ length: count }, async (_, visitor) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let turn = visitor; !end.signal.aborted; turn++) {
      const page = await ask(agent, paths[turn % paths.length] ?? '/')
      if (alsoFiles) for (const file of filesOf(page)) await ask(agent, file)
    }
    agent.destroy()
  })
  return {
    get done() {
      return tally.good
    },
    async stop() {
      end.abort()
      await Promise.all(visitors)
      return tally
    },
  }
}

/** Scripts and styles of a page. */
export function filesOf(page: string): string[] {
  return [...new Set(page.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [])]
}

function answerOf(agent: Agent, url: string): Promise<{ verdict: string; body: string }> {
  return new Promise((told) => {
    const asked = request(url, { agent, timeout: 30_000 }, (answer: IncomingMessage) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', (error: NodeJS.ErrnoException) => told({ verdict: `broken off (${error.code})`, body: '' }))
      answer.on('end', () =>
        told({
          verdict: !answer.complete ? 'not whole' : answer.statusCode === 200 ? 'good' : `status ${answer.statusCode}`,
          body: Buffer.concat(parts).toString('utf8'),
        }),
      )
    })
    asked.on('timeout', () => asked.destroy(Object.assign(new Error('late'), { code: 'LATE' })))
    asked.on('error', (error: NodeJS.ErrnoException) => told({ verdict: `no answer (${error.code})`, body: '' }))
    asked.end()
  })
}
