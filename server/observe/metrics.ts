/** Prometheus metrics of the process. Labels are few and never hold what a visitor typed. */
import type { CacheOutcome } from '#server/cache/stale-cache.ts'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

export const vitalNames = ['LCP', 'INP', 'FCP', 'TTFB', 'CLS'] as const
export type VitalName = (typeof vitalNames)[number]
/** Upper bounds of the buckets. Times in seconds, the shift (CLS) without a unit. */
const vitalBuckets: Readonly<Record<VitalName, readonly number[]>> = {
  LCP: [0.5, 1, 1.5, 2, 2.5, 4, 8],
  INP: [0.05, 0.1, 0.2, 0.35, 0.5, 1],
  FCP: [0.5, 1, 1.8, 3, 6],
  TTFB: [0.05, 0.1, 0.2, 0.4, 0.8, 1.8],
  CLS: [0.01, 0.05, 0.1, 0.25, 0.5],
}

export type Metrics = ReturnType<typeof createMetrics>

/** A new set of metrics; tests make their own. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer',
    labelNames: ['route'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const open = new Gauge({ name: 'http_requests_open', help: 'Requests under way', registers })
  const pages = new Counter({
    name: 'page_cache_requests_total',
    help: 'Pages asked of the page cache',
    labelNames: ['outcome'],
    registers,
  })
  const failures = new Counter({
    name: 'content_source_failures_total',
    help: 'Questions that the content source did not answer',
    labelNames: ['call'],
    registers,
  })
  const entries = new Gauge({
    name: 'content_entries',
    help: 'Entries in the last reading of each list of the content server',
    labelNames: ['list', 'kind', 'outcome'],
    registers,
  })
  const problems = new Counter({
    name: 'problems_total',
    help: 'Problems reported in the log, by kind',
    labelNames: ['event'],
    registers,
  })
  const picturesLeft = new Gauge({
    name: 'pictures_left',
    help: 'Pictures of the pages read so far that are not made ahead yet',
    registers,
  })
  const vitals = new Map(
    vitalNames.map((name) => [
      name,
      new Histogram({
        name: `web_vitals_${name.toLowerCase()}`,
        help: `${name} of visitors who agreed to statistics`,
        labelNames: ['route'],
        buckets: [...vitalBuckets[name]],
        registers,
      }),
    ]),
  )
  return {
    requestBegan: () => {
      open.inc()
    },
    /** `seconds` from the first to the last byte; `route` is a pattern, never an address. */
    requestEnded(method: string, route: string, status: number, seconds: number): void {
      open.dec()
      requests.inc({ method, route, status })
      durations.observe({ route }, seconds)
    },
    pageCache: (outcome: CacheOutcome) => {
      pages.inc({ outcome })
    },
    sourceFailed: (call: string) => {
      failures.inc({ call })
    },
    entriesRead: (list: string, kind: string, taken: number, refused: number) => {
      entries.set({ list, kind, outcome: 'taken' }, taken)
      entries.set({ list, kind, outcome: 'refused' }, refused)
    },
    problem: (event: string) => {
      problems.inc({ event })
    },
    picturesLeft: (count: number) => {
      picturesLeft.set(count)
    },
    vital: (name: VitalName, route: string, value: number) => {
      vitals.get(name)?.observe({ route }, value)
    },
    /** Emails and messages that wait to be sent, and those of them that were set aside; `count` is called when the metrics are read. */
    watchQueue(count: () => Promise<{ waiting: number; setAside: number }>): void {
      const watch = (name: string, help: string, of: 'waiting' | 'setAside') => {
        registry.removeSingleMetric(name)
        const collect = async function (this: Gauge) {
          this.set((await count().catch(() => null))?.[of] ?? Number.NaN)
        }
        registry.registerMetric(new Gauge({ name, help, registers: [], collect }))
      }
      watch('outbox_waiting', 'Mail that waits to be sent', 'waiting')
      watch('outbox_set_aside', 'Mail that waits for a release that can read it; /readyz?verbose names it', 'setAside')
    },
    /** Memory, CPU and event loop lag, from the first call on. */
    watchProcess: () => {
      collectDefaultMetrics({ register: registry })
    },
    contentType: registry.contentType,
    read: () => registry.metrics(),
  }
}

/** The metrics of this process. */
export const metrics = createMetrics()
