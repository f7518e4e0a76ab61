/** Personal data goes when its time is over: now and every hour. */
import { whileBusy } from '#server/db/while-busy.ts'
import { reportProblem } from '#server/observe/problem-report.ts'

const hourMs = 3_600_000

/** `forget` deletes what has expired; a failure is reported and tried again in an hour. Returns what stops it. */
export function forgetHourly(forget: () => Promise<unknown>): () => void {
  const run = () => {
    whileBusy(forget).catch((error: unknown) => reportProblem({ event: 'retention-failed', privateError: error }))
  }
  const forgetting = setInterval(run, hourMs)
  forgetting.unref()
  run()
  return () => clearInterval(forgetting)
}
