/** The connection to Redis or Valkey, for rate limits of several processes and the news that content changed. Its data may be lost. */
import { createClient } from 'redis'
import { reportProblem } from '#server/observe/problem-report.ts'

export type RedisConnection = ReturnType<typeof connectRedis>

/** ms between two attempts to connect, at most. */
const maxPauseMs = 2_000

/**
 * A client for `url` (redis:// or rediss://) that connects by itself, now and whenever the connection breaks. Without
 * a connection commands fail at once, and a server that is silent for 2 s counts as down: callers have a fallback.
 */
export function connectRedis(url: string) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: 1_000,
    socket: {
      connectTimeout: 2_000,
      socketTimeout: 2_000,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, maxPauseMs),
    },
  })
  const state = { lost: false }
  client.on('error', (error: unknown) => {
    if (!state.lost) reportProblem({ event: 'redis-lost', privateError: error })
    state.lost = true
  })
  client.on('ready', () => {
    if (state.lost) reportProblem({ event: 'redis-back' })
    state.lost = false
  })
  // Settles only when the client is closed before it ever connected.
  client.connect().catch(() => undefined)
  return client
}
