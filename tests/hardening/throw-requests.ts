/** Throws random requests at a site and keeps the figures. */
import { Agent, request as ask } from 'node:http'
import { forEachAtOnce } from '#tests/services/load.ts'
import { residentMegabytes } from '#tests/services/measure.ts'
import { randomRequests, type RandomRequest } from './random-requests.ts'

export type Thrown = {
  /** Answers by status. */
  statuses: Record<string, number>
  /** Requests that were answered with 5xx or not at all. */
  failed: string[]
  /** ms of each answer, the shortest first. */
  times: number[]
  /** Resident memory of the process, in MB: after the first tenth of the requests and at the end. */
  memory: { early: number; late: number }
}

/** Made and thrown together, so that a hundred thousand do not lie in memory. */
const batch = 1_000
const atOnce = 8

/** Throws `count` requests made of `seed` at `port`; `pid` is the process whose memory is looked at. */
export async function throwRequests(
  port: number,
  pid: number,
  { count, seed }: { count: number; seed: number },
): Promise<Thrown> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const thrown: Thrown = { statuses: {}, failed: [], times: [], memory: { early: 0, late: 0 } }
  for (let begun = 0; begun < count; begun += batch) {
    const requests = randomRequests(Math.min(batch, count - begun), seed + begun)
    await forEachAtOnce(atOnce, requests, (next) => throwOne(port, agent, next, thrown))
    if (thrown.memory.early === 0 && begun + batch >= count / 10) thrown.memory.early = residentMegabytes(pid)
  }
  thrown.memory.late = residentMegabytes(pid)
  thrown.times.sort((a, b) => a - b)
  agent.destroy()
  return thrown
}

async function throwOne(port: number, agent: Agent, random: RandomRequest, thrown: Thrown): Promise<void> {
  const began = performance.now()
  const status = await answerTo(port, agent, random)
  thrown.times.push(performance.now() - began)
  const name = String(status ?? 'none')
  thrown.statuses[name] = (thrown.statuses[name] ?? 0) + 1
  if (status === null || status >= 500) thrown.failed.push(`${name} ${JSON.stringify(random).slice(0, 600)}`)
}

/** The status; null when the connection ended without one. A server may close a kept connection at the moment it is used again: that is asked once more. */
function answerTo(port: number, agent: Agent, random: RandomRequest, isAgain = false): Promise<number | null> {
  const { method, target } = random
  const body = method === 'GET' || method === 'HEAD' ? null : random.body
  // Node's client names no length for some methods, and the body would be taken for the next request.
  const headers =
    body === null ? random.headers : { ...random.headers, 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((done) => {
    const call = ask({ host: '127.0.0.1', port, agent, method, path: target, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => done(answer.statusCode ?? null)).once('error', () => done(answer.statusCode ?? null))
    })
    call.once('error', () => {
      if (call.reusedSocket && !isAgain) done(answerTo(port, agent, random, true))
      else done(null)
    })
    call.end(body ?? undefined)
  })
}
