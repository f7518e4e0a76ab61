/** Problems that do not stop the site: one line of JSON on standard error, without personal data. */
import { problems } from './log.ts'

/** @param event what happened, in a few words with hyphens; `error` is logged by its message */
export function reportProblem({
  error,
  ...problem
}: { event: string; error?: unknown } & Record<string, unknown>): void {
  problems().warn({ ...problem, ...(error === undefined ? {} : { error: messageOf(error) }) })
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** The code or name of an error alone: messages of mail servers and databases often repeat an email address. */
export function nameOfError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const answer = 'responseCode' in error && typeof error.responseCode === 'number' ? ` ${error.responseCode}` : ''
  return code + answer
}

/** Reads what consists of parts: one that fails is reported as `event` and replaced by its fallback. */
export function partialReading(event: string) {
  let isWhole = true
  return {
    /** False once a part has failed. */
    isWhole: () => isWhole,
    orElse: async <T>(part: string, load: () => Promise<T>, fallback: T): Promise<T> =>
      load().catch((error: unknown) => {
        isWhole = false
        reportProblem({ event, part, error })
        return fallback
      }),
  }
}
