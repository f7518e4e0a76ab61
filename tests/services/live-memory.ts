/** Memory that a process has in use after a garbage collection. */
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

const inspectedSchema = z.tuple([z.object({ webSocketDebuggerUrl: z.url() })])
const answerSchema = z.object({ id: z.literal(2), result: z.object({ result: z.object({ value: z.number() }) }) })

/** ms between two collections, in which freed memory is given back. */
const collectEveryMs = 300
/** A difference of fewer MB counts as none. */
const noticeable = 0.1

/** Variables of a process that `liveMegabytes` can measure; `port` is a free one of this machine. */
export const inspectable = (port: number) => ({ NODE_OPTIONS: `--inspect=127.0.0.1:${port}` })

/**
 * MB in use by the process that is inspected on `port`: its heap and memory outside it. That is given back some time after the collection that finds it
 * unreachable, so this collects until nothing more is freed.
 */
export async function liveMegabytes(port: number): Promise<number> {
  const [{ webSocketDebuggerUrl }] = inspectedSchema.parse(await (await fetch(`http://127.0.0.1:${port}/json`)).json())
  const socket = new WebSocket(webSocketDebuggerUrl)
  const collect = (): Promise<number> =>
    new Promise((done, fail) => {
      socket.addEventListener('error', () => fail(new Error('the inspector of the site cannot be reached')), {
        once: true,
      })
      const listen = ({ data }: MessageEvent) => {
        const answer = answerSchema.safeParse(JSON.parse(String(data)))
        if (!answer.success) return
        socket.removeEventListener('message', listen)
        done(answer.data.result.result.value)
      }
      socket.addEventListener('message', listen)
      socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }))
      socket.send(
        JSON.stringify({
          id: 2,
          method: 'Runtime.evaluate',
          params: {
            expression: '(({ heapUsed, external }) => (heapUsed + external) / 2 ** 20)(process.memoryUsage())',
          },
        }),
      )
    })
  try {
    await new Promise<void>((done, fail) => {
      socket.addEventListener('open', () => done())
      socket.addEventListener('error', () => fail(new Error('the inspector of the site cannot be reached')))
    })
    let least = await collect()
    for (let stood = 0; stood < 3;) {
      await pause(collectEveryMs)
      const now = await collect()
      stood = now > least - noticeable ? stood + 1 : 0
      least = Math.min(least, now)
    }
    return least
  } finally {
    socket.close()
  }
}
