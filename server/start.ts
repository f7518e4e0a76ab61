/** The production server: static files and pages on one port. Called by main.ts. */
import { accessSync, constants, mkdirSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { NodeRequest, sendNodeResponse } from 'srvx/node'
import type * as Entry from './entry.ts'
import { ConfigError, env } from './env.ts'
import { refuseUnreadable, connectionLimits } from './http/request-guard.ts'
import { buildName, earlierBuilds, storeBuild } from './http/stored-builds.ts'
import { staticFiles } from './http/static-files.ts'
import { reportProblem } from './observe/problem-report.ts'

/** Ends the process with one sentence that says why the server cannot start. */
function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Starts the server; whatever prevents that ends the process with one sentence. */
export async function start(): Promise<void> {
  await serve().catch(giveUp)
}

async function serve() {
  const { PORT, HOST, DATA_DIR } = env()
  const dataDir = resolve(DATA_DIR)
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK)
  } catch {
    refuse(
      `The data folder ${dataDir} cannot be written; make it writable for this user or set DATA_DIR to another folder.`,
    )
  }
  const site = await import('./entry.ts') // after the check of the environment
  await site.prepare()

  const dist = resolve('dist/client'),
    builds = join(dataDir, 'builds'),
    own = buildName(dist)
  const files = staticFiles([
    ...[dist, ...earlierBuilds(builds, own)].map((dir) => ({ prefix: '/assets/', dir, immutable: true })),
    { prefix: '/', dir: resolve('public'), immutable: false },
  ])
  const listener = site.listener(async (incoming, outgoing, target) => {
    if (await files.respond(incoming, outgoing, target)) return
    await sendNodeResponse(outgoing, await site.respond(new NodeRequest({ req: incoming, res: outgoing }), target))
  }, files.ready)
  const server = createServer(connectionLimits, listener)
  server.on('clientError', refuseUnreadable).on('checkExpectation', listener)
  server.timeout = maxSilenceMs
  await new Promise<void>((ready, failed) => {
    server.once('error', failed).listen(PORT, HOST, ready)
  })
  // Ctrl+C arrives twice: from the terminal, and from the process that started this one.
  let isShuttingDown = false
  const onSignal = () => {
    if (isShuttingDown) return
    isShuttingDown = true
    shutDown(server, site).catch((error: unknown) => refuse(`The store could not be closed: ${String(error)}`))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal)
  const address = server.address()
  process.stdout.write(
    `De site staat op http://localhost:${typeof address === 'object' && address !== null ? address.port : PORT}\n`,
  )
  setTimeout(site.readAhead, readAheadDelayMs).unref()
  storeBuild(dist, builds, own, new Date()).catch((error: unknown) =>
    reportProblem({ event: 'build-not-kept', privateError: error }),
  )
}

/** ms after the start before the catalogue is read ahead, so that the first visitors come first. */
const readAheadDelayMs = 1_000
/** A connection without any traffic is closed after so many ms, such as that of a client that reads one byte at a time. */
const maxSilenceMs = 120_000

/** Draining waits at most so many ms for a load balancer to notice that this process is not ready any more. */
const maxDrainMs = 1_000
/** No request for so many ms: the load balancer has stopped sending, since its checks are at least a second apart. */
const quietMs = 300
/** ms for a request that was sent before the client learned of the shutdown. */
const inFlightMs = 500
/** ms after which a response that is still not finished is cut off. */
const maxResponseMs = 10_000

/** Shuts down gracefully: responds to requests under way and on open connections, then closes the databases. */
async function shutDown(server: Server, site: typeof Entry): Promise<void> {
  site.announceEnd()
  if ((await promisify(server.getConnections.bind(server))()) > 0) await drain(server)
  await acceptWaiting(server)
  // Stops listening and no more: http's own close cuts off connections whose request has not arrived yet, and a form must not be sent twice.
  const closed = new Promise<void>((done) => {
    NetServer.prototype.close.call(server, () => done())
  })
  setTimeout(() => server.closeAllConnections(), maxResponseMs).unref()
  await Promise.race([closed, pause(inFlightMs)])
  server.closeIdleConnections()
  await closed
  await site.close()
  process.exit()
}

/** Waits until no request has come for `quietMs`. */
async function drain(server: Server): Promise<void> {
  const last = performance.now() + maxDrainMs
  let lastRequest = performance.now()
  const note = () => {
    lastRequest = performance.now()
  }
  server.on('request', note)
  for (let rest = quietMs; rest > 0; rest = Math.min(lastRequest + quietMs, last) - performance.now()) await pause(rest)
  server.off('request', note)
}

/** A turn of the event loop that takes fewer ms had next to nothing to do. */
const idleTurnMs = 0.1
/** ms after which an idle turn is no longer waited for: under heavy load there is none. */
const maxAcceptMs = 5_000

/** Waits until every connection in the kernel's queue is accepted: Node accepts one each turn, and closing would cut off the rest. */
async function acceptWaiting(server: Server): Promise<void> {
  let accepted = 0
  const count = () => {
    accepted += 1
  }
  server.on('connection', count)
  const last = performance.now() + maxAcceptMs
  let isEmpty = false
  await turn() // the events that are due now
  while (!isEmpty && performance.now() < last) {
    const [before, began] = [accepted, performance.now()]
    await turn()
    isEmpty = accepted === before && performance.now() - began < idleTurnMs
  }
  server.off('connection', count)
}

function giveUp(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    refuse(`Port ${env().PORT} is in use by another program; stop that one or set PORT to a free port.`)
  if (code === 'EACCES') refuse(`Port ${env().PORT} may not be opened by this user; set PORT to a number above 1023.`)
  if (error instanceof ConfigError || (error instanceof Error && error.name === 'ContentFileError'))
    refuse(error.message)
  refuse(`The server could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
}
