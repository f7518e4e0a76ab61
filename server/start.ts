/** The production server: static files and the handler of pages behind one port. Begun by main.ts. */
import { accessSync, constants, mkdirSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { NodeRequest, sendNodeResponse } from 'srvx/node'
import type * as Entry from './entry.ts'
import { ConfigError, env } from './env.ts'
import { answerUnreadable, connectionLimits } from './http/front-door.ts'
import { buildName, earlierBuilds, keepBuild } from './http/kept-builds.ts'
import { staticFiles } from './http/static-files.ts'
import { nameOfError, reportProblem } from './observe/problem-report.ts'

/** Says in one sentence why the server cannot start, and ends. */
function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Starts it; what cannot be done is said in one sentence, and ends the process. */
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
  const site = await import('./entry.ts') // after the environment was found good
  await site.prepare()

  const dist = resolve('dist/client'),
    kept = join(dataDir, 'builds'),
    own = buildName(dist)
  const files = staticFiles([
    ...[dist, ...earlierBuilds(kept, own)].map((dir) => ({ prefix: '/assets/', dir, immutable: true })),
    { prefix: '/', dir: resolve('public'), immutable: false },
  ])
  const listener = site.listener(async (incoming, outgoing) => {
    const request = new NodeRequest({ req: incoming, res: outgoing })
    await sendNodeResponse(outgoing, await files(request, () => site.default.fetch(request)))
  })
  const server = createServer(connectionLimits, listener)
  server.on('clientError', answerUnreadable).on('checkExpectation', listener)
  server.timeout = longestSilence
  await new Promise<void>((ready, failed) => {
    server.once('error', failed).listen(PORT, HOST, ready)
  })
  // Ctrl+C comes twice: from the terminal, and from what started this process. Once is enough.
  let isTold = false
  const onTold = () => {
    if (isTold) return
    isTold = true
    end(server, site).catch((error: unknown) => refuse(`The store could not be closed: ${String(error)}`))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onTold)
  const address = server.address()
  process.stdout.write(
    `De site staat op http://localhost:${typeof address === 'object' && address !== null ? address.port : PORT}\n`,
  )
  setTimeout(site.readAhead, firstVisitors).unref()
  keepBuild(dist, kept, own, new Date()).catch((error: unknown) =>
    reportProblem({ event: 'build-not-kept', error: nameOfError(error) }),
  )
}

/** The catalogue is read ahead so many ms later: who waited for the start comes first. */
const firstVisitors = 1_000
/** A connection on which nothing moves for so many ms is closed, such as that of somebody who reads an answer letter by letter. */
const longestSilence = 120_000
/** Told to end, the server goes on for at most so many ms, closing each connection with its answer and telling the balancer to go elsewhere. */
const longestFarewell = 1_000
/** Nobody asks any more when nobody did for so many ms: a balancer of ours then leaves this process alone, for another second at least. */
const quiet = 300
/** Nobody can come any more, but for so many ms the request of somebody who came may still be on its way. */
const onTheWay = 500
/** What is not answered after this many ms more is broken off. */
const longestGoodbye = 10_000

/** Answers what is under way and what comes on connections that are open, then closes the store. What was still asked of a content server is nobody's any more. */
async function end(server: Server, site: typeof Entry): Promise<void> {
  site.announceEnd()
  if ((await promisify(server.getConnections.bind(server))()) > 0) await farewell(server)
  await emptied(server)
  // Stops listening and no more: the close of HTTP would at once break off connections whose request has not come yet, and nobody may send a form twice.
  const closed = new Promise<void>((done) => {
    NetServer.prototype.close.call(server, () => done())
  })
  setTimeout(() => server.closeAllConnections(), longestGoodbye).unref()
  await Promise.race([closed, pause(onTheWay)])
  server.closeIdleConnections()
  await closed
  await site.close()
  process.exit()
}

/** Waits until nobody asks any more. */
async function farewell(server: Server): Promise<void> {
  const last = performance.now() + longestFarewell
  let asked = performance.now()
  const note = () => {
    asked = performance.now()
  }
  server.on('request', note)
  for (let rest = quiet; rest > 0; rest = Math.min(asked + quiet, last) - performance.now()) await pause(rest)
  server.off('request', note)
}

/** ms that a turn of the engine takes in which it has next to nothing to do. */
const calmTurn = 0.1
/** ms after which such a turn is no longer waited for: under more load than the process can bear there is none. */
const longestWait = 5_000

/**
 * Waits until nobody stands at the door: node takes in one connection each turn, and closing breaks off those that wait; more come during a turn that takes
 * long.
 */
async function emptied(server: Server): Promise<void> {
  let came = 0
  const count = () => {
    came += 1
  }
  server.on('connection', count)
  const last = performance.now() + longestWait
  let isEmpty = false
  await turn() // what waited until now
  while (!isEmpty && performance.now() < last) {
    const [before, began] = [came, performance.now()]
    await turn()
    isEmpty = came === before && performance.now() - began < calmTurn
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
