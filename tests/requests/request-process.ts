/** Takes requests until it is killed, each kind at a path of its own. Prints the port it listens on. Started by crash.test.ts. */
import { createServer } from 'node:http'
import { requestKinds } from '#domain/requests/request-kinds.ts'
import { openDatabase } from '#server/db/database.ts'
import { limiters } from '#server/db/limits.ts'
import { handlePostedRequest } from '#server/requests/posted-request.ts'
import { createRequests } from '#server/requests/request-context.ts'
import { origin } from '#tests/newsletter/maker.ts'
import { requestMaker, sources } from './sources.ts'

const [dataDir = '', secret = '', databaseUrl] = process.argv.slice(2)
const { db } = await openDatabase(dataDir, databaseUrl)
const requests = createRequests(
  db,
  {
    dataDir,
    origin,
    SECRET_KEY: secret,
    RATE_LIMIT_REQUESTS: 1_000_000,
    TRUSTED_PROXIES: 0,
    limiterOf: limiters(null, null),
    webhook: null,
  },
  requestMaker,
  sources,
)

const server = createServer((incoming, outgoing) => {
  const answer = async () => {
    const parts: Uint8Array[] = []
    for await (const part of incoming) if (part instanceof Uint8Array) parts.push(part)
    const kind = requestKinds.find((name) => incoming.url === `/${name}`) ?? 'contact'
    const result = await handlePostedRequest(
      requests,
      kind,
      new Request(`${origin}/`, {
        method: 'POST',
        headers: { 'content-type': incoming.headers['content-type'] ?? '' },
        body: Buffer.concat(parts),
      }),
    )
    if ('token' in result) outgoing.writeHead(303).end()
    else outgoing.writeHead(200).end(result.form.values['photos'] ?? '')
  }
  answer().catch(() => {
    outgoing.writeHead(500).end()
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' && address !== null ? address.port : ''}\n`)
})
