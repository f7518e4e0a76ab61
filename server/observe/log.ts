/** The log: one line of JSON per event, without personal data: no visitor's address, no query, no email address, no browser. */
import pino, { type Logger } from 'pino'
import { env } from '#server/env.ts'

const options = {
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level: string) => ({ level }) },
}

let happened: Logger | undefined
let wentWrong: Logger | undefined

/** Events, on standard output; buffered up to 4 KB or one second, so that requests do not wait for it. */
export function log(): Logger {
  happened ??= pino(
    { ...options, level: env().LOG_LEVEL ?? (process.env['NODE_ENV'] === 'production' ? 'info' : 'silent') },
    pino.destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: 1_000 }),
  )
  return happened
}

/** Problems, on standard error, unbuffered. */
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
