/**
 * Opens every address of the sitemap with all pictures that its HTML names, in every width, and compares the memory of the server with a bound
 * (`npm run test:crawl`). The data folder is empty, so that every picture is made on the way, which takes some minutes.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { forEachAtOnce } from '#tests/services/load.ts'
import { residentMegabytes } from '#tests/services/measure.ts'
import { startSite } from '#tests/services/site-process.ts'

/** MB that the server may hold after the crawl, once it has been idle for a while: V8 frees what nobody uses only then. */
const bound = 300
const idleMs = 30_000
/** Requests under way at once: a browser opens six connections. */
const atOnce = 6

await using site = await startSite({ NODE_OPTIONS: '--max-semi-space-size=16' }) // as scripts/run.mjs starts it

/** Fetches `paths`, several at once; calls `read` with each response. */
const fetchAll = (paths: Iterable<string>, read: (response: Response) => Promise<unknown>) =>
  forEachAtOnce(atOnce, paths, async (path) => {
    const response = await fetch(site.url + path, { headers: { 'accept-encoding': 'br' } })
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
    await read(response)
  })

const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
const pictures = new Set<string>()
const report = (what: string) =>
  process.stdout.write(`${what}: ${residentMegabytes(site.pid).toFixed(0)} MB resident\n`)

report('at start')
await fetchAll(pages, async (response) => {
  for (const [address] of (await response.text()).matchAll(/\/img\/\d+\/[\w/-]+\.webp\?v=\w+/g)) pictures.add(address)
})
report(`after ${pages.length} pages`)
const began = performance.now()
await fetchAll(pictures, (response) => response.arrayBuffer())
report(`after ${pictures.size} pictures in ${((performance.now() - began) / 1000).toFixed(0)} s`)
await fetchAll(pictures, (response) => response.arrayBuffer())
report('after the same pictures once more')
await fetchAll(pages, (response) => response.text())
report('after the same pages once more')
await pause(idleMs)
report(`after ${idleMs / 1000} idle seconds`)
const resident = residentMegabytes(site.pid)
process.stdout.write(resident <= bound ? 'passed\n' : `FAILED: more than ${bound} MB\n`)
process.exitCode = resident <= bound ? 0 : 1
