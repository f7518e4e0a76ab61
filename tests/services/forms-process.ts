/** Takes signups at /api/newsletter and requests, each kind at a path of its own, until it is killed. Prints the port it listens on. */
import { createServer } from 'node:http'
import { requestKinds } from '#domain/requests/request-kinds.ts'
import { openDatabase } from '#server/db/database.ts'
import { limiters } from '#server/db/limits.ts'
import { createForms } from '#server/forms/forms-context.ts'
import { newsletterResponse } from '#server/newsletter/receive-signup.ts'
import { handlePostedRequest } from '#server/requests/posted-request.ts'
import { maker, origin } from '#tests/newsletter/maker.ts'
import { sources } from '#tests/requests/sources.ts'
import { plainSettings } from './forms.ts'

const [dataDir = '', secret = '', databaseUrl] = process.argv.slice(2)
const { db, pool } = await openDatabase(dataDir, databaseUrl)
const settings = { ...plainSettings, dataDir, SECRET_KEY: secret, limiterOf: limiters(pool, null) }
const forms = createForms(db, settings, maker, sources)

async function respond(request: Request): Promise<[number, string]> {
  const path = new URL(request.url).pathname
  const kind = requestKinds.find((name) => path === `/${name}`)
  if (kind === undefined) {
    const response = await newsletterResponse(forms.newsletter, request)
    return [response.status, await response.text()]
  }
  const result = await handlePostedRequest(forms.requests, kind, request)
  return 'token' in result ? [303, ''] : [200, result.form.values['photos'] ?? '']
}

const server = createServer((incoming, outgoing) => {
  const answer = async () => {
    const parts: Uint8Array[] = []
    for await (const part of incoming) if (part instanceof Uint8Array) parts.push(part)
    const headers = { 'content-type': incoming.headers['content-type'] ?? '' }
    const [status, text] = await respond(
      new Request(origin + incoming.url, { method: 'POST', headers, body: Buffer.concat(parts) }),
    )
    outgoing.writeHead(status).end(text)
  }
  answer().catch(() => {
    outgoing.writeHead(500).end()
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' && address !== null ? address.port : ''}\n`)
})
