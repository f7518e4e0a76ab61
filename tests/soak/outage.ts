/**
 * Visitors while the content server goes up and down at random (`npm run test:outage -- --minutes=30 --seed=1`): refused connections, silence, slow
 * responses, errors, half bodies and pages of a proxy, with restarts of the site in between. No address that was ever good may fail. With `--judge`, on
 * an idle machine, none may take long either.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { seededRandom } from '#server/captcha/seeded-random.ts'
import { everyAddress, hasReadEverything } from '#tests/fault/every-address.ts'
import { faults, startFakeCms, type Fault } from '#tests/fault/fake-cms.ts'
import { freePort } from '#tests/services/ports.ts'
import { startSite, type Site } from '#tests/services/site-process.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    visitors: { type: 'string', default: '4' },
    judge: { type: 'boolean', default: false },
  },
})
const durationMs = Number(values.minutes) * 60_000
/** ms that a state of the content server lasts, at most. */
const maxStateMs = 20_000
/** One state in so many begins with a restart of the site. */
const statesPerRestart = 6
/** ms between a response and the next request of a visitor. */
const pauseMs = 40
/** ms that a response may take: three calls that each wait for the content server, and a busy machine. */
const maxResponseMs = 10_000

/** Visitors draw for themselves, so that a seed always gives the same outages. */
const draw = seededRandom(values.seed)
const pick = <T>(list: readonly T[], from: () => number): T | undefined => list[Math.floor(from() * list.length)]

await using cms = await startFakeCms()
const dataDir = mkdtempSync(join(tmpdir(), 'outage-'))
const port = await freePort()
const start = () =>
  startSite({ CMS_URL: cms.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent', REVALIDATE_SECRET: 'x'.repeat(16) }, { port })
let site: Site = await start()
while (!(await hasReadEverything(site))) await pause(100)
// Of the PDF a client may have forty in ten minutes.
const addresses = (await everyAddress(site)).filter((path) => !path.startsWith('/verlanglijstje.pdf'))

const good = new Map<string, number>()
const failures: string[] = []
let [requests, restarts, slowest, isRestarting] = [0, 0, 0, false]

async function visit(path: string): Promise<void> {
  const began = performance.now()
  const run = restarts
  const verdict = await fetch(site.url + path, { signal: AbortSignal.timeout(60_000) }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status
    },
    (error: unknown) => String(error),
  )
  if (isRestarting || run !== restarts) return // the load balancer's business
  const took = performance.now() - began
  requests += 1
  slowest = Math.max(slowest, took)
  const before = good.get(path)
  if (before === undefined && (verdict === 200 || verdict === 404)) good.set(path, verdict)
  const isWrong = typeof verdict === 'string' || verdict >= 500 || verdict !== (before ?? verdict)
  if (isWrong || (values.judge && took > maxResponseMs))
    failures.push(`${path} ${verdict} after ${took.toFixed(0)} ms, source: ${cms.fault ?? 'up'}`)
}

const ended = new AbortController()
const visitors = Array.from({ length: Number(values.visitors) }, async (_, number) => {
  const own = seededRandom(`${values.seed} ${number}`)
  while (!ended.signal.aborted) {
    if (isRestarting) await pause(pauseMs)
    else await visit(pick(addresses, own) ?? '/')
    await pause(pauseMs)
  }
})

/** Makes everything that was read stale, so that the site has to ask again at once. */
const announceChange = () =>
  fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-revalidate-secret': 'x'.repeat(16) },
    body: JSON.stringify({
      event: 'entry.update',
      model: pick(['product', 'faq', 'vacature', 'category'], draw),
      entry: {},
    }),
  }).then((response) => response.arrayBuffer())

async function restart(): Promise<void> {
  isRestarting = true
  await (draw() < 0.5 ? site.stop() : site.kill())
  site = await start()
  isRestarting = false
  restarts += 1
}

const began = performance.now()
const states: (Fault | 'slow' | null)[] = [null, null, 'slow', ...faults]
for (let number = 1; performance.now() - began < durationMs; number++) {
  const state = pick(states, draw) ?? null
  cms.fault = state === 'slow' ? null : state
  cms.delayMs = state === 'slow' ? draw() * 8_000 : 0
  process.stdout.write(
    `${((performance.now() - began) / 1000).toFixed(0)} s: ${state ?? 'up'}, ${requests} requests, ${failures.length} failed\n`,
  )
  if (number % statesPerRestart === 0) await restart()
  await announceChange()
  await pause(draw() * maxStateMs)
}
ended.abort()
await Promise.all(visitors)
await site[Symbol.asyncDispose]()
rmSync(dataDir, { recursive: true, force: true })

process.stdout.write(
  `${values.minutes} minutes, seed ${values.seed}: ${requests} requests of ${good.size} addresses, ${restarts} restarts, slowest ${slowest.toFixed(0)} ms\n`,
)
process.stdout.write(
  failures.length === 0 ? 'passed\n' : `FAILED: ${failures.length}\n${failures.slice(0, 40).join('\n')}\n`,
)
process.exitCode = failures.length === 0 ? 0 : 1
