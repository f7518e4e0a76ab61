/** A value that is made from a source and kept up to date: the old one is served while a new one is made. */
import { withTimeout } from '#server/cache/with-timeout.ts'
import { reportProblem } from '#server/observe/problem-report.ts'

/** Events come in bursts (a product with its variants): those within this many ms of the first count as one. */
const burstMs = 500
/** ms until the first retry after a failure; doubled each time, up to the maximum. */
const firstRetryMs = 1_000
const maxRetryMs = 30_000
/** ms that a request waits for the first value. */
const maxWaitMs = 10_000

export type FreshValue<T> = {
  /** The current value. @throws while there has never been one: at once after a failure, which is retried in the background */
  current: () => Promise<T>
  /** 'stale' when making it failed the last time, 'missing' when there is none. */
  state: () => 'fresh' | 'stale' | 'missing'
  /** Makes it again soon. */
  renew: () => void
  close: () => void
}

export type FreshValueOptions<T> = {
  /** For the log. */
  name: string
  /** Makes the value, given the one before; when it fails, that one is still served. */
  make: (before: T | null) => Promise<T>
  /** False for a value that lacks something and is made again soon. */
  isWhole: (made: T) => boolean
  /** ms after which the value is made again; null for never. */
  refreshMs: number | null
  /** The value of an earlier process, which is served until this one has made its own. */
  initial?: T | null
  /** Called after each new value. */
  onMade?: () => void
}

export function keepFresh<T>({
  name,
  make,
  isWhole,
  refreshMs,
  initial = null,
  onMade,
}: FreshValueOptions<T>): FreshValue<T> {
  let value = initial
  let making: { done: Promise<void>; since: number } | null = null
  let failures = 0
  let isRequestedAgain = false
  let isClosed = false
  let next: { timer: NodeJS.Timeout; at: number } | null = null

  function plan(ms: number): void {
    const at = performance.now() + ms
    if (isClosed || (next !== null && next.at <= at)) return
    clearTimeout(next?.timer)
    next = { at, timer: setTimeout(run, ms).unref() }
  }

  function run(): void {
    clearTimeout(next?.timer)
    next = null
    isRequestedAgain = false
    making = { done: remake(), since: performance.now() }
  }

  async function remake(): Promise<void> {
    try {
      value = await make(value)
      failures = isWhole(value) ? 0 : failures + 1
      onMade?.()
    } catch (error) {
      failures += 1
      reportProblem({
        event: `${name}-not-read`,
        about: { serving: value === null ? 'nothing' : 'the one before' },
        error,
      })
    }
    making = null
    if (isRequestedAgain) plan(burstMs)
    else if (failures > 0) plan(Math.min(maxRetryMs, firstRetryMs * 2 ** Math.min(failures - 1, 10)))
    else if (refreshMs !== null) plan(refreshMs)
  }

  if (value !== null) plan(0)
  return {
    async current() {
      if (value !== null) return value
      if (making === null && failures === 0) run()
      if (making !== null) await withTimeout(making.done, making.since + maxWaitMs - performance.now(), undefined)
      if (value === null) throw new Error(`There is no ${name} yet.`)
      return value
    },
    state: () => (value === null ? 'missing' : failures > 0 ? 'stale' : 'fresh'),
    renew() {
      if (making === null) plan(burstMs)
      else isRequestedAgain = true
    },
    close() {
      isClosed = true
      clearTimeout(next?.timer)
    },
  }
}
