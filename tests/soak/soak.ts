/**
 * Visitors for half an hour (`npm run test:soak -- --minutes=30`) at a steady rate: pages, filters, files, calls and aborted requests. The memory in use
 * after a garbage collection may grow by 5 % between the first sixth and the end: a leak per request exceeds that, a cache that fills once does not.
 */
import { parseArgs } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import { residentMegabytes } from '#tests/services/measure.ts'
import { freePort } from '#tests/services/ports.ts'
import { startSite } from '#tests/services/site-process.ts'
import { inspectable, liveMegabytes } from '#tests/services/live-memory.ts'

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, rate: { type: 'string', default: '60' } },
})
const end = Number(values.minutes) * 60_000
/** Requests a second. */
const rate = Number(values.rate)
/** As a part of what it was. */
const growth = 0.05

const pages = [
  '/',
  '/producten',
  '/collecties',
  '/collecties/beat45',
  '/collecties/spiegels',
  '/kleuren',
  '/verkooppunten',
  '/verkooppunten/nederland',
  '/veelgestelde-vragen',
  '/downloads',
  '/montage',
  '/vacatures',
  '/privacy',
  '/contact',
  '/service/past-het',
  '/favorieten',
  '/nieuwsbrief',
  '/sitemap.xml',
  '/feed/products.json',
  '/api/dealers',
  '/api/captcha',
  '/favicon.svg',
  '/bestaat-niet',
  '/producten/wastafelmeubel-beat-40',
]
/** A new address now and then, so that caches must evict old ones. */
const addressOf = (number: number) =>
  number % 3 === 0
    ? `/producten?minPrice=${number % 977}${number % 5 === 0 ? '' : `&page=${1 + (number % 5)}`}`
    : number % 7 === 0
      ? `/zoeken?q=woord${number}`
      : (pages[number % pages.length] ?? '/')

const inspector = await freePort()
await using site = await startSite({ ...inspectable(inspector), RATE_LIMIT_NEWSLETTER: '1000000' })

/** MB in use after a garbage collection, and resident. */
const memory = async () => ({ live: await liveMegabytes(inspector), resident: residentMegabytes(site.pid) })

const counts = { asked: 0, failed: 0, broken: 0 }
async function visit(number: number): Promise<void> {
  const breaks = number % 50 === 0
  try {
    const answer = await fetch(site.url + addressOf(number), {
      redirect: 'manual',
      signal: breaks ? AbortSignal.timeout(2) : AbortSignal.timeout(30_000),
    })
    await answer.arrayBuffer()
    if (answer.status >= 500) counts.failed += 1
  } catch {
    if (breaks) counts.broken += 1
    else counts.failed += 1
  }
}

const began = performance.now()
const underWay = new Set<Promise<void>>()
let early: Awaited<ReturnType<typeof memory>> | undefined
for (;;) {
  const passed = performance.now() - began
  if (passed > end) break
  if (early === undefined && passed > end / 6) early = await memory()
  while (counts.asked < ((performance.now() - began) / 1_000) * rate && underWay.size < 20) {
    const one: Promise<void> = visit(counts.asked).finally(() => underWay.delete(one))
    underWay.add(one)
    counts.asked += 1
  }
  await pause(10)
}
await Promise.all(underWay)
const late = await memory()

const change = early === undefined ? Number.NaN : late.live / early.live - 1
process.stdout.write(
  `${values.minutes} minutes, ${counts.asked} requests, ${counts.broken} broken off, ${counts.failed} failed\n`,
)
process.stdout.write(
  `live memory ${early?.live.toFixed(1)} MB after a sixth, ${late.live.toFixed(1)} MB at the end (${(change * 100).toFixed(1)} %); resident ${early?.resident.toFixed(0)} MB and ${late.resident.toFixed(0)} MB\n`,
)
const faults = [
  ...(counts.failed > 0 ? [`${counts.failed} requests failed`] : []),
  ...(change <= growth ? [] : [`memory grew by more than ${growth * 100} %`]),
]
process.stdout.write(faults.length === 0 ? 'passed\n' : `FAILED: ${faults.join('; ')}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
