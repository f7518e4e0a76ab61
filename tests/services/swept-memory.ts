/** How much memory a process of ours holds on to: what is left once everything that nobody refers to has been thrown away. */
import { z } from 'zod'

const inspectedSchema = z.tuple([z.object({ webSocketDebuggerUrl: z.url() })])
const answerSchema = z.object({ id: z.literal(2), result: z.object({ result: z.object({ value: z.number() }) }) })

/** What to give a process along, so that `sweptMegabytes` can ask it; `port` is free and only listens on this machine. */
export const inspectable = (port: number) => ({ NODE_OPTIONS: `--inspect=127.0.0.1:${port}` })

/** MB in use after the process that is inspected on `port` swept its heap: objects, and bytes outside the heap. */
export async function sweptMegabytes(port: number): Promise<number> {
  const [{ webSocketDebuggerUrl }] = inspectedSchema.parse(await (await fetch(`http://127.0.0.1:${port}/json`)).json())
  const socket = new WebSocket(webSocketDebuggerUrl)
  try {
    return await new Promise<number>((done, fail) => {
      socket.addEventListener('error', () => fail(new Error('the inspector of the site cannot be reached')))
      socket.addEventListener('open', () => {
        socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }))
        socket.send(JSON.stringify({ id: 2, method: 'Runtime.evaluate', params: { expression: '(({ heapUsed, external }) => (heapUsed + external) / 2 ** 20)(process.memoryUsage())' } }))
      })
      socket.addEventListener('message', ({ data }) => {
        const answer = answerSchema.safeParse(JSON.parse(String(data)))
        if (answer.success) done(answer.data.result.result.value)
      })
    })
  } finally {
    socket.close()
  }
}
