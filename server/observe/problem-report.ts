/** Problems that do not stop the site: logged, counted by kind, and sent to the error tracker; without personal data. */
import { currentRequest } from './current-request.ts'
import { trackError } from './error-tracker.ts'
import { problems } from './log.ts'
import { metrics } from './metrics.ts'

export type Problem = {
  /** The kind, in a few words with hyphens. */
  event: string
  /** Logged with its message, which must not repeat what a visitor typed; of a database, disk or network with its code alone. */
  error?: unknown
  /** Logged by its name or code alone: messages of mail servers and form readers often repeat an email address. */
  privateError?: unknown
  /** The row, entry or file it was about, such as `{ table: 'request_outbox', row: id }`; names and ids of ours only. */
  about?: Readonly<Record<string, unknown>>
}

/** One line of JSON on standard error, with request id, route and stack; counted by `event` in the metric `problems_total`. */
export function reportProblem({ event, error, privateError, about }: Problem): void {
  const { id: requestId, route } = currentRequest() ?? {}
  const cause = error ?? privateError
  const facts = { ...about, ...(requestId !== undefined && { requestId }) }
  const value = error === undefined ? nameOfError(cause) : messageOf(error)
  const stack = cause instanceof Error ? stackOf(cause) : undefined
  metrics.problem(event)
  problems().warn({ event, ...facts, route: route?.(), ...(cause !== undefined && { error: value }), stack })
  if (stack !== undefined) trackError({ event, type: nameOfError(cause), value, stack, route: route?.(), tags: facts })
}

/** Errors with a code are those of databases, disks and networks; a parser's repeat what they read. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error || error instanceof SyntaxError ? nameOfError(error) : error.message
}

/** The code or name of an error alone: messages of mail servers and databases often repeat an email address. */
export function nameOfError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const answer = 'responseCode' in error && typeof error.responseCode === 'number' ? ` ${error.responseCode}` : ''
  return code + answer
}

/** The lines of a stack, innermost first, in files of this site; without the message, and with those of its causes. */
function stackOf({ name, message, stack = '', cause }: Error): string[] {
  const head = `${name}: ${message}`
  const frames = (stack.startsWith(head) ? stack.slice(head.length) : stack.replace(message, ''))
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim().replace('file://', '').replace(`${process.cwd()}/`, ''))
  return cause instanceof Error ? [...frames, `caused by ${nameOfError(cause)}`, ...stackOf(cause)] : frames
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
        reportProblem({ event, about: { part }, error })
        return fallback
      }),
  }
}
