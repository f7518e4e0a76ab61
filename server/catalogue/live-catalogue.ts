/** Keeps a value that is made from a source up to date: made once, made again in the background on request and by time, while the old one serves. */
import { withTimeout } from '#server/cache/with-timeout.ts'
import { reportProblem } from '#server/observe/problem-report.ts'

/** Events come in bursts (a product with its variants): all within so many ms of the first count as one. */
const settling = 500
/** ms until the first retry after a failure; doubled each time, up to the longest. */
const firstRest = 1_000
const longestRest = 30_000
/** ms that a request waits for the first value. */
const firstWait = 10_000

export type Live<TMade> = {
  /** The current value. @throws while there has never been one: at once after a failure, which is retried by itself */
  current: () => Promise<TMade>
  /** Makes it again, soon. */
  renew: () => void
  close: () => void
}

/**
 * @param make makes the value, given the one before; when it fails, the one before goes on serving
 * @param isWhole false for a value that lacks something and is made again soon
 * @param every ms after which it is made again; null for never
 * @param told called with each new value
 */
export function keepLive<TMade>(
  name: string,
  make: (before: TMade | null) => Promise<TMade>,
  isWhole: (made: TMade) => boolean,
  every: number | null,
  told: () => void = () => undefined,
): Live<TMade> {
  let made: TMade | null = null
  let making: Promise<void> | null = null
  let failures = 0
  let isAskedAgain = false
  let isClosed = false
  let next: { timer: NodeJS.Timeout; at: number } | null = null

  function plan(ms: number): void {
    const at = performance.now() + ms
    if (isClosed || (next !== null && next.at <= at)) return
    if (next !== null) clearTimeout(next.timer)
    next = { at, timer: setTimeout(run, ms) }
    next.timer.unref()
  }

  function run(): void {
    if (next !== null) clearTimeout(next.timer)
    next = null
    isAskedAgain = false
    making = remake()
  }

  async function remake(): Promise<void> {
    try {
      made = await make(made)
      failures = isWhole(made) ? 0 : failures + 1
      told()
    } catch (error) {
      failures += 1
      reportProblem({ event: `${name}-not-read`, serving: made === null ? 'nothing' : 'the one before', error })
    }
    making = null
    if (isAskedAgain) plan(settling)
    else if (failures > 0) plan(Math.min(longestRest, firstRest * 2 ** Math.min(failures - 1, 10)))
    else if (every !== null) plan(every)
  }

  return {
    async current() {
      if (made !== null) return made
      if (making === null && failures === 0) run()
      if (making !== null) await withTimeout(making, firstWait, undefined)
      if (made === null) throw new Error(`There is no ${name} yet.`)
      return made
    },
    renew() {
      if (making === null) plan(settling)
      else isAskedAgain = true
    },
    close() {
      isClosed = true
      if (next !== null) clearTimeout(next.timer)
    },
  }
}
