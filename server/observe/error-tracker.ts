/** Sends errors to an error tracker: any server that takes Sentry's envelopes (https://develop.sentry.dev/sdk/data-model/envelopes/). */
import { randomUUID } from 'node:crypto'
import { problems } from './log.ts'

/** Errors of one kind sent per minute: more of them say nothing new, and the metric counts them all. */
const maxPerMinute = 20
const minuteMs = 60_000
/** ms after which an error tracker that does not respond is given up. */
const timeoutMs = 5_000

export type TrackedError = {
  /** Its kind. */
  event: string
  /** Name or code of the error, and what the log says of it. */
  type: string
  value: string
  /** Lines of its stack, innermost first. */
  stack: readonly string[]
  /** Route pattern of the request. */
  route?: string | undefined
  /** Request id, row; without personal data. */
  tags: Readonly<Record<string, unknown>>
}

let track: ((error: TrackedError) => void) | null = null
const sending = new Set<Promise<void>>()

/** Sends the error when a tracker is configured. */
export function trackError(error: TrackedError): void {
  track?.(error)
}

/** Sends errors to `dsn` from now on; the returned function stops that, and resolves when the last one is sent or given up. */
export function startErrorTracking(dsn: string, release: string): () => Promise<void> {
  let minute = { began: 0, sent: new Map<string, number>() }
  track = (tracked) => {
    const now = Date.now()
    if (now - minute.began >= minuteMs) minute = { began: now, sent: new Map() }
    const count = (minute.sent.get(tracked.event) ?? 0) + 1
    minute.sent.set(tracked.event, count)
    if (count > maxPerMinute) return
    const sent = post(new URL(dsn), eventOf(tracked, release, now)).catch((failure: unknown) => {
      problems().warn({ event: 'error-not-sent', error: failure instanceof Error ? failure.name : 'unknown' })
    })
    sending.add(sent)
    void sent.finally(() => sending.delete(sent))
  }
  return async () => {
    track = null
    await Promise.all(sending)
  }
}

function eventOf({ event, type, value, stack, route, tags }: TrackedError, release: string, now: number) {
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: now / 1000,
    platform: 'node',
    level: 'error',
    release,
    environment: process.env['NODE_ENV'],
    transaction: route,
    tags: { event, ...tags },
    exception: { values: [{ type, value, stacktrace: { frames: stack.map(frameOf).toReversed() } }] },
  }
}

async function post(dsn: URL, event: ReturnType<typeof eventOf>): Promise<void> {
  const [folder, project] = [dsn.pathname.replace(/\/[^/]*$/, ''), dsn.pathname.replace(/^.*\//, '')]
  const lines = [{ event_id: event.event_id, sent_at: new Date().toISOString() }, { type: 'event' }, event]
  const response = await fetch(`${dsn.origin}${folder}/api/${project}/envelope/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_key=${dsn.username}, sentry_client=site/${event.release}`,
    },
    body: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
}

/** Sentry's form of a line such as 'at render (dist/server/main.js:12:34)'. */
function frameOf(line: string): object {
  const [, name = '?', filename = line, row = 0, column = 0] = /^at (?:(.*) \()?(.*?):(\d+):(\d+)\)?$/.exec(line) ?? []
  return { function: name, filename, lineno: Number(row), colno: Number(column), in_app: !filename.startsWith('node') }
}
