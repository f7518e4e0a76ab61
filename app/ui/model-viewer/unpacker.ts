/** The meshopt decoder of the loader of 3D files: it works in a worker, because the policy of the pages forbids WebAssembly. */
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

const replySchema = z.object({ id: z.number() })

/** `close` ends the worker and rejects what it has not finished. */
export function createUnpacker() {
  const worker = new Worker(new URL('./unpack-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, { resolve: (unpacked: Uint8Array) => void; reject: (error: Error) => void }>()
  const failAll = () => {
    for (const { reject } of waiting.values()) reject(new Error('the 3D file could not be unpacked'))
    waiting.clear()
  }
  worker.addEventListener('message', ({ data }) => {
    const { id } = replySchema.parse(data)
    const unpacked: unknown = data.unpacked
    if (!(unpacked instanceof Uint8Array)) throw new TypeError('the worker answered something else')
    waiting.get(id)?.resolve(unpacked)
    waiting.delete(id)
  })
  worker.addEventListener('error', failAll)
  let lastId = 0
  return {
    supported: true,
    ready: Promise.resolve(),
    decodeGltfBufferAsync: (count: number, size: number, source: Uint8Array, mode: string, filter?: string) =>
      new Promise<Uint8Array>((resolve, reject) => {
        lastId += 1
        waiting.set(lastId, { resolve, reject })
        worker.postMessage({ id: lastId, count, size, source, mode, filter } satisfies UnpackRequest, [])
      }),
    close() {
      worker.terminate()
      failAll()
    },
  }
}
