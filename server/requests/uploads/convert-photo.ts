/** Turns photographs of visitors into plain JPEG files, each in a process of its own (photo-process.ts), one after the other. */
import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { z } from 'zod'
import { createWorkQueue } from '#server/work-queue.ts'

/** ms that one photograph may take; then its process is killed. */
const timeoutMs = 30_000
/** Photographs that may wait for their turn: a minute's work. */
const maxWaiting = 20
/** Nice value: pages come first. */
const lowPriority = 10

const conversionOutcome = z.discriminatedUnion('is', [
  z.object({ is: z.literal('converted') }),
  z.object({ is: z.literal('refused'), why: z.enum(['format', 'pixels', 'broken']) }),
])
export type ConversionOutcome = z.output<typeof conversionOutcome>

const queue = createWorkQueue(1)

/** True while so many wait that another would wait too long. */
export function isConverterBusy(): boolean {
  return queue.waiting() >= maxWaiting
}

/**
 * Writes the photograph in `source` to `target` as JPEG, upright, at most 2400 px, without metadata. A file that crashes
 * the process or takes too long counts as broken. @throws when `target` cannot be written
 */
export function convertPhoto(source: string, target: string, limitMs = timeoutMs): Promise<ConversionOutcome> {
  return queue.run(() => runProcess(source, target, limitMs))
}

/** The process could not write its result. */
class ConversionError extends Error {
  override readonly name = 'ConversionError'
}

/** Its exit code when an exception ended it: the file itself is read inside a `try`. */
const uncaught = 1

async function runProcess(source: string, target: string, limitMs: number): Promise<ConversionOutcome> {
  const child = fork('server/requests/uploads/photo-process.ts', [source, target], {
    execArgv: ['--max-old-space-size=256'],
    // No secret of the site is in the reach of a file from outside.
    env: { NODE_ENV: process.env['NODE_ENV'], MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: limitMs,
    killSignal: 'SIGKILL',
  })
  try {
    if (child.pid !== undefined) setPriority(child.pid, lowPriority)
  } catch {
    // Not allowed here, as in a unit of systemd without @resources: it runs at the priority of the server.
  }
  return new Promise((resolve, reject) => {
    let outcome: ConversionOutcome = { is: 'refused', why: 'broken' }
    child.on('message', (message) => {
      outcome = conversionOutcome.parse(message)
    })
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === uncaught) reject(new ConversionError('The photograph could not be converted.'))
      else resolve(outcome)
    })
  })
}
