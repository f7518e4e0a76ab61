/** A process that takes signups until it is killed. Says on standard output which port it listens on. Started by crash.test.ts. */
import { createServer } from 'node:http'
import { openDatabase } from '#server/db/database.ts'
import { limiters } from '#server/db/limits.ts'
import { newsletterResponse } from '#server/newsletter/receive-signup.ts'
import { createNewsletter } from '#server/newsletter/newsletter-context.ts'
import { maker, origin } from './maker.ts'

const [dataDir = '', secret = '', databaseUrl] = process.argv.slice(2)
const { db, pool } = await openDatabase(dataDir, databaseUrl)
const news = createNewsletter(
  db,
  {
    dataDir,
    origin,
    SECRET_KEY: secret,
    RATE_LIMIT_NEWSLETTER: 1_000_000,
    TRUSTED_PROXIES: 0,
    limiterOf: limiters(pool, null),
    listmonk: null,
  },
  maker,
)

const server = createServer((incoming, outgoing) => {
  const answer = async () => {
    const parts: Uint8Array[] = []
    for await (const part of incoming) if (part instanceof Uint8Array) parts.push(part)
    const response = await newsletterResponse(
      news,
      new Request(`${origin}/api/newsletter`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: Buffer.concat(parts),
      }),
    )
    outgoing.writeHead(response.status, { 'content-type': 'application/json' }).end(await response.text())
  }
  answer().catch(() => {
    outgoing.writeHead(500).end()
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' && address !== null ? address.port : ''}\n`)
})
