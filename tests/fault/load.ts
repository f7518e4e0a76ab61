/** Visitors without end on kept connections, and what became of them. */
import { Agent, request as ask } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export type Load = {
  /** Answers that came whole, by path and status, such as '/producten 200'. */
  answers: Map<string, number>
  /** Requests that were sent and not answered whole. */
  failed: string[]
  /** Ends it after what is under way. */
  stop: () => Promise<void>
}

/** Asks `port` for `paths` in turns, `atOnce` at a time with `gap` ms between, until stopped or until nobody listens there any more. */
export function startLoad(port: number, paths: readonly string[], atOnce = 8, gap = 0): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const state = { stopped: false }
  const load: Load = {
    answers: new Map(),
    failed: [],
    stop: async () => {
      state.stopped = true
      await ended
      agent.destroy()
    },
  }
  let turn = 0
  const visit = (path: string, isAgain: boolean): Promise<'answered' | 'failed' | 'nobody'> =>
    new Promise((done) => {
      const call = ask({ host: '127.0.0.1', port, agent, path, headers: { 'accept-encoding': 'br' } }, (answer) => {
        answer.resume()
        answer.once('close', () => {
          if (!answer.complete) return done('failed')
          const name = `${path} ${answer.statusCode}`
          load.answers.set(name, (load.answers.get(name) ?? 0) + 1)
          return done('answered')
        })
      })
      call.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') return done('nobody')
        // A connection that ends before a word was answered says nothing of the request: browsers and balancers send such a GET once more. A listener that
        // closes breaks off who knocked and was not let in yet; that one finds nobody then, and a balancer goes to the next process.
        return isAgain ? done('failed') : done(visit(path, true))
      })
      call.end()
    })
  const ended = Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (!state.stopped) {
        const path = paths[turn++ % paths.length] ?? '/'
        const outcome = await visit(path, false)
        if (outcome === 'nobody') return
        if (outcome === 'failed') load.failed.push(path)
        if (gap > 0) await pause(gap)
      }
    }),
  )
  return load
}

/** Answers so far. */
export function answered({ answers }: Load): number {
  return [...answers.values()].reduce((sum, count) => sum + count, 0)
}
