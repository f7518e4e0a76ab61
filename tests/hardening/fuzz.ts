/**
 * A hundred thousand random requests (`npm run test:fuzz -- --count=100000 --seed=1 --judge`): no 5xx, and memory that does not grow beyond a bound.
 * With `--judge` the time counts too, on a machine that does nothing else.
 */
import { parseArgs } from 'node:util'
import { startSite } from '#tests/services/site-process.ts'
import { quantile } from '#tests/services/measure.ts'
import { throwRequests } from './throw-requests.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    judge: { type: 'boolean', default: false },
  },
})
const count = Number(values.count),
  seed = Number(values.seed)
/** MB that the process may have grown by between the first tenth and the end: the caches that fill meanwhile are bounded, and so is this. */
const growth = 150
/** ms, 99th percentile. */
const slowest = 100

process.stdout.write(`${count} random requests, seed ${seed}\n`)
await using site = await startSite({ METRICS_TOKEN: 'teller-van-de-tests-1', RATE_LIMIT_NEWSLETTER: '1000000' })
const { failed, statuses, times, memory } = await throwRequests(site.port, site.pid, { count, seed })
const p99 = quantile(times, 0.99)
process.stdout.write(
  `${Object.entries(statuses)
    .map(([status, number]) => `${status}: ${number}`)
    .join(', ')}\n`,
)
process.stdout.write(
  `memory ${memory.early.toFixed(0)} MB after a tenth, ${memory.late.toFixed(0)} MB at the end; time: median ${quantile(times, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, longest ${(times.at(-1) ?? 0).toFixed(0)} ms\n`,
)
for (const line of failed.slice(0, 50)) process.stdout.write(`failed: ${line}\n`)
const faults = [
  ...(failed.length > 0 ? [`${failed.length} requests failed`] : []),
  ...(memory.late - memory.early > growth ? [`memory grew by more than ${growth} MB`] : []),
  ...(values.judge && p99 > slowest ? [`p99 is above ${slowest} ms`] : []),
]
process.stdout.write(faults.length === 0 ? 'passed\n' : `FAILED: ${faults.join('; ')}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
