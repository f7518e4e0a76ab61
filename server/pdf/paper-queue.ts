/** Papers and 3D models that are made when visitors ask for them: a few at a time, and not too many for one visitor. */
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { env } from '#server/env.ts'
import { clientOf, secondsToWait } from '#server/http/client.ts'
import { refusal } from '#server/http/refusal.ts'
import { createWorkQueue } from '#server/work-queue.ts'

/**
 * Files of one client in ten minutes. A model takes a third of the time of a paper, and a search engine that follows the links of all
 * furniture asks for a hundred and twenty. Each process counts for itself, because it protects its own processor.
 */
const clients = {
  paper: new RateLimiterMemory({ keyPrefix: 'paper', points: 40, duration: 600 }),
  model: new RateLimiterMemory({ keyPrefix: 'model', points: 300, duration: 600 }),
}
/** Making one blocks the event loop: two at a time. */
const queue = createWorkQueue(2)
/** Beyond this many that wait the response is 503. */
const maxWaiting = 10
/** Seconds for Retry-After of that 503. */
const retryWhenBusy = 5

/** What `make` makes, when it is its turn; 429 and 503 when there are too many requests. */
export async function makeInTurn(
  request: Request,
  kind: keyof typeof clients,
  make: () => Promise<Response>,
): Promise<Response> {
  const wait = await secondsToWait(clients[kind], clientOf(request, env().TRUSTED_PROXIES))
  if (wait !== null)
    return refusal(
      429,
      `U hebt net veel bestanden opgehaald. Probeer het over ${Math.ceil(wait / 60)} min opnieuw.`,
      wait,
    )
  if (queue.waiting() >= maxWaiting)
    return refusal(503, 'Het is druk. Probeer het over een paar tellen opnieuw.', retryWhenBusy)
  return queue.run(make)
}
