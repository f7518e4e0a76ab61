/** What is not in memory is made a few at a time for each client, and not too often, so that one greedy client never holds the processor. */
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { createWorkQueue } from '#server/work-queue.ts'
import { clientOf, secondsToWait } from './client.ts'
import { refusal } from './refusal.ts'

/** Seconds in which `points` are counted. */
const period = 10
/** Responses that are made for one client at the same time: another one waits for no more than these. */
const atOnce = 6

/**
 * Makes a response when it is its turn; 429 with Retry-After when there were too many. Each process counts for itself,
 * because it protects its own processor.
 * @param points responses for one client in ten seconds
 */
export function renderLimit(points: number, trustedProxies: number) {
  const limiter = new RateLimiterMemory({ points, duration: period })
  const queues = new Map<string, { queue: ReturnType<typeof createWorkQueue>; open: number }>()
  return async (request: Request, make: () => Promise<Response>): Promise<Response> => {
    const client = clientOf(request, trustedProxies)
    const wait = await secondsToWait(limiter, client)
    if (wait !== null)
      return refusal(429, `U hebt net veel pagina’s opgevraagd. Probeer het over ${wait} s opnieuw.`, wait)
    const own = queues.get(client) ?? { queue: createWorkQueue(atOnce), open: 0 }
    queues.set(client, own)
    own.open += 1
    try {
      return await own.queue.run(make)
    } finally {
      own.open -= 1
      if (own.open === 0) queues.delete(client)
    }
  }
}
