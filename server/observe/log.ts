/** The log: one line of JSON each. Nothing in it leads to a person: no address of a visitor, no query, no mail address, no browser. */
import pino, { type Logger } from 'pino'
import { env } from '#server/env.ts'

const options = {
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level: string) => ({ level }) },
}

let happened: Logger | undefined
let wentWrong: Logger | undefined

/** What happens, on standard output; written in pieces of 4 KB or at the latest every second, because a request must not wait for it. */
export function log(): Logger {
  happened ??= pino(
    { ...options, level: env().LOG_LEVEL ?? (process.env['NODE_ENV'] === 'production' ? 'info' : 'silent') },
    pino.destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: 1_000 }),
  )
  return happened
}

/** What goes wrong, on standard error and at once. */
export function problems(): Logger {
  wentWrong ??= pino(
    { ...options, level: env().LOG_LEVEL ?? 'warn' },
    {
      write: (line) => {
        process.stderr.write(line)
      },
    },
  )
  return wentWrong
}
