/** Begins the built server: `node dist/server/main.js`. Alone in its file, because what it turns on helps only what is loaded after it. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

process.env['NODE_ENV'] ??= 'production'
if (import.meta.filename.endsWith('.ts')) await import(new URL('../dist/server/main.js', import.meta.url).href) // as source, the way that units of earlier releases start it
else {
  enableCompileCache({ directory: join(import.meta.dirname, 'compiled'), portable: true })
  const { start } = await import('./start.ts')
  await start()
}
