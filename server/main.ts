/** The production server: static files and the built handler behind one port. Started by `npm start`. */
process.env['NODE_ENV'] ??= 'production' // before React is loaded, or pages are rendered by its development build
import { accessSync, constants, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { serve } from 'srvx'
import type * as BuiltServer from './entry.ts'
import { ConfigError, env } from './env.ts'
import { staticFiles } from './http/static-files.ts'

/** Says in one sentence why the server cannot start, and ends. */
function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

async function start() {
  const { PORT, HOST, DATA_DIR } = env()
  const dataDir = resolve(DATA_DIR)
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK)
  } catch {
    refuse(`The data folder ${dataDir} cannot be written; make it writable for this user or set DATA_DIR to another folder.`)
  }
  const built: typeof BuiltServer = await import(new URL('../dist/server/entry.js', import.meta.url).href)
  await built.prepare()

  const server = serve({
    port: PORT,
    hostname: HOST,
    silent: true,
    gracefulShutdown: { gracefulTimeout: 10_000 },
    middleware: [staticFiles([{ prefix: '/assets/', dir: resolve('dist/client'), immutable: true }, { prefix: '/', dir: resolve('public'), immutable: false }])],
    fetch: (request) => built.default.fetch(request),
  })
  await server.ready()
  // Told to end, the server answers what is under way; then the store is closed. What was still asked of a content server is nobody's any more.
  server.node?.server?.once('close', () => { built.close().then(() => process.exit(), (error: unknown) => refuse(`The store could not be closed: ${String(error)}`)) })
  const address = server.node?.server?.address()
  const port = typeof address === 'object' && address !== null ? address.port : PORT
  process.stdout.write(`De site staat op http://localhost:${port}\n`)
}

start().catch((error: unknown) => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') refuse(`Port ${env().PORT} is in use by another program; stop that one or set PORT to a free port.`)
  if (code === 'EACCES') refuse(`Port ${env().PORT} may not be opened by this user; set PORT to a number above 1023.`)
  if (error instanceof ConfigError || (error instanceof Error && error.name === 'ContentFileError')) refuse(error.message)
  refuse(`The server could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
})
