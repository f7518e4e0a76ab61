/** The page's side of the unpacking: what the loader of 3D files takes for its meshopt decoder. */
import '#domain/zod-config.ts'
import * as z from 'zod/mini'

export type UnpackRequest = {
  id: number
  count: number
  size: number
  source: Uint8Array
  mode: string
  filter: string | undefined
}

const replySchema = z.object({ id: z.number(), unpacked: z.instanceof(Uint8Array) })

/** A decoder that works in a thread of its own; `close` ends it, and whatever it was still asked fails. */
export function createUnpacker() {
  const worker = new Worker(new URL('./unpack-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, { resolve: (unpacked: Uint8Array) => void; reject: (error: Error) => void }>()
  const failAll = () => {
    for (const { reject } of waiting.values()) reject(new Error('the 3D file could not be unpacked'))
    waiting.clear()
  }
  worker.addEventListener('message', ({ data }) => {
    const { id, unpacked } = replySchema.parse(data)
    waiting.get(id)?.resolve(unpacked)
    waiting.delete(id)
  })
  worker.addEventListener('error', failAll)
  let asked = 0
  return {
    supported: true,
    ready: Promise.resolve(),
    decodeGltfBufferAsync: (count: number, size: number, source: Uint8Array, mode: string, filter?: string) =>
      new Promise<Uint8Array>((resolve, reject) => {
        asked += 1
        waiting.set(asked, { resolve, reject })
        worker.postMessage({ id: asked, count, size, source, mode, filter } satisfies UnpackRequest, [])
      }),
    close() {
      worker.terminate()
      failAll()
    },
  }
}
