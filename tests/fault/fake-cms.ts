/** A content server to break: it answers from the site's own content in the REST dialect, and does what it is told instead. */
import { createServer, type ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { readContentFiles } from '#server/content/content-files.ts'
import { fillStore } from '#server/content/embedded/fill-store.ts'
import { readMediaManifest } from '#server/content/media.ts'
import { restAnswer } from '#server/rest/rest-answer.ts'
import { restStore } from '#server/rest/rest-store.ts'
import { openDatabase } from '#server/db/database.ts'

/** 'down' breaks every connection off; 'silent' takes the request and never answers; 'cut' ends in the middle of its JSON; 'page' is HTML with status 200, as a proxy in front of it would give. */
export type Fault = 'down' | 'silent' | 'status 500' | 'cut' | 'page'
export const faults: readonly Fault[] = ['down', 'silent', 'status 500', 'cut', 'page']

export type FakeCms = {
  url: string
  /** What it does from now on; null for answering well. */
  fault: Fault | null
  /** Changes the text of good answers. */
  rewrite: (body: string) => string
  /** Paths with queries that it was asked for, oldest first. */
  asked: string[]
  [Symbol.asyncDispose]: () => Promise<void>
}

/** Starts one on a free port. */
export async function startFakeCms(): Promise<FakeCms> {
  const db = await openDatabase(':memory:')
  await fillStore(db, readContentFiles(resolve('content'), resolve('public')))
  const store = restStore(db, readMediaManifest(resolve('public')), resolve('public'))
  const server = createServer((request, response) => {
    cms.asked.push(request.url ?? '')
    void (cms.fault === null ? answerWell(request.url ?? '/', response) : answerBadly(cms.fault, response))
  })
  async function answerWell(path: string, response: ServerResponse): Promise<void> {
    const answer = await restAnswer(new Request(`${cms.url}${path}`), store)
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(cms.rewrite(await answer.text()))
  }
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const address = server.address()
  const cms: FakeCms = {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    fault: null,
    rewrite: (body) => body,
    asked: [],
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((done) => {
        server.close(done)
      })
      await db.destroy()
    },
  }
  return cms
}

async function answerBadly(fault: Fault, response: ServerResponse): Promise<void> {
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
