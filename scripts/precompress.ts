/** Writes .br and .gz beside every compressible file of the build, so that no request has to compress. */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const root = 'dist/client'

for (const name of await readdir(root, { recursive: true })) {
  const file = join(root, name)
  if (!/\.(?:js|css|svg|json|txt|wasm)$/.test(file) || !(await stat(file)).isFile()) continue
  const source = await readFile(file)
  if (source.length < 1024) continue
  await writeFile(
    `${file}.br`,
    await brotli(source, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
    }),
  )
  await writeFile(`${file}.gz`, await gzipped(source, { level: 9 }))
}
