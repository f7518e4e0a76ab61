/** A content server with the site's own content that fails on demand. */
import { createServer, type ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readEmbeddedContent } from '#server/content/embedded-source.ts'
import { readMediaManifest } from '#server/content/media.ts'
import { restResponse } from '#server/rest/rest-response.ts'
import { restStore } from '#server/rest/rest-store.ts'

/**
 * 'down' resets every connection; 'silent' never responds; 'cut' ends in the middle of its JSON; 'page' is HTML with
 * status 200, as a proxy in front of it would send.
 */
export type Fault = 'down' | 'silent' | 'status 500' | 'cut' | 'page'
export const faults: readonly Fault[] = ['down', 'silent', 'status 500', 'cut', 'page']

export type FakeCms = {
  url: string
  /** The fault of the responses from now on; null for none. */
  fault: Fault | null
  /** ms before each good response. */
  delayMs: number
  /** Changes the body of good responses. */
  rewrite: (body: string) => string
  /** Paths with queries of the requests, oldest first. */
  requests: string[]
  [Symbol.asyncDispose]: () => Promise<void>
}

/** Starts one on a free port. */
export async function startFakeCms(): Promise<FakeCms> {
  const publicDir = resolve('public')
  const store = restStore(readEmbeddedContent(resolve('content'), publicDir), readMediaManifest(publicDir), publicDir)
  const server = createServer((request, response) => {
    cms.requests.push(request.url ?? '')
    void (cms.fault === null ? respond(request.url ?? '/', response) : fail(cms.fault, response))
  })
  async function respond(path: string, response: ServerResponse): Promise<void> {
    if (cms.delayMs > 0) await pause(cms.delayMs)
    const answer = await restResponse(new Request(`${cms.url}${path}`), store)
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(cms.rewrite(await answer.text()))
  }
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const address = server.address()
  const cms: FakeCms = {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    fault: null,
    delayMs: 0,
    rewrite: (body) => body,
    requests: [],
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((done) => {
        server.close(done)
      })
    },
  }
  return cms
}

async function fail(fault: Fault, response: ServerResponse): Promise<void> {
  switch (fault) {
    case 'down':
      response.destroy()
      return
    case 'silent':
      return
    case 'status 500':
      response
        .writeHead(500, { 'content-type': 'application/json' })
        .end('{"data":null,"error":{"status":500,"name":"InternalServerError","message":"Internal Server Error"}}')
      return
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[{"id":1,"documentId":"a","slu')
      return
    case 'page':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!DOCTYPE html><title>Onderhoud</title>')
      return
    default:
      fault satisfies never
  }
}
