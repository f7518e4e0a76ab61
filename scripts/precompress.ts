/** Writes .br and .gz beside every compressible file of the build, so that no request has to compress. */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createWorkQueue } from '#server/work-queue.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const root = 'dist/client'

const queue = createWorkQueue(availableParallelism())

const names = await readdir(root, { recursive: true })
await Promise.all(names.map((name) => queue.run(() => compress(join(root, name)))))

async function compress(file: string): Promise<void> {
  if (!/\.(?:js|css|svg|json|txt|wasm)$/.test(file) || !(await stat(file)).isFile()) return
  const source = await readFile(file)
  if (source.length < 1024) return
  const params = {
    // Drawings, one step below the best: a third of the time for 3 % of the bytes.
    [constants.BROTLI_PARAM_QUALITY]: /\.(?:js|css)$/.test(file) ? 11 : 10,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  }
  await writeFile(`${file}.br`, await brotli(source, { params }))
  await writeFile(`${file}.gz`, await gzipped(source, { level: 9 }))
}
