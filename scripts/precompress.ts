/** Writes .br beside every text of the build, so that no request has to compress it. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { createWorkQueue } from '#server/work-queue.ts'

const brotli = promisify(brotliCompress)
const root = 'dist/client/assets'

const queue = createWorkQueue(availableParallelism())

const names = await readdir(root)
await Promise.all(names.map((name) => queue.run(() => compress(join(root, name)))))

async function compress(file: string): Promise<void> {
  if (!/\.(?:js|css|svg|json|wasm)$/.test(file)) return
  const source = await readFile(file)
  if (source.length < 1024) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length }
  await writeFile(`${file}.br`, await brotli(source, { params }))
}
