/** How much memory a process of ours holds on to: what is left once everything that nobody refers to has been thrown away. */
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

const inspectedSchema = z.tuple([z.object({ webSocketDebuggerUrl: z.url() })])
const answerSchema = z.object({ id: z.literal(2), result: z.object({ result: z.object({ value: z.number() }) }) })

/** ms between two sweeps, in which what the one let go of is given back. */
const sweepEvery = 300
/** MB less that count as something gone. */
const noticeable = 0.1

/** What to give a process along, so that `sweptMegabytes` can ask it; `port` is free and only listens on this machine. */
export const inspectable = (port: number) => ({ NODE_OPTIONS: `--inspect=127.0.0.1:${port}` })

/**
 * MB in use after the process that is inspected on `port` swept its heap: objects, and bytes outside the heap. Those are given back a while after
 * the sweep that found nobody refers to them, some of them after the next: it sweeps until nothing more goes.
 */
export async function sweptMegabytes(port: number): Promise<number> {
  const [{ webSocketDebuggerUrl }] = inspectedSchema.parse(await (await fetch(`http://127.0.0.1:${port}/json`)).json())
  const socket = new WebSocket(webSocketDebuggerUrl)
  const sweep = (): Promise<number> =>
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
    let least = await sweep()
    for (let stood = 0; stood < 3;) {
      await pause(sweepEvery)
      const now = await sweep()
      stood = now > least - noticeable ? stood + 1 : 0
      least = Math.min(least, now)
    }
    return least
  } finally {
    socket.close()
  }
}
