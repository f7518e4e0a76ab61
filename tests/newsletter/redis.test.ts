/** Several processes behind one load balancer: what one has counted or used up holds in the others, and Redis may go and come. */
import { expect, test } from 'vitest'
import { captchaExchangeResponse } from '#server/captcha/captcha-response.ts'
import { createChallenge, openChallenge } from '#server/captcha/challenge.ts'
import { limiters } from '#server/db/limits.ts'
import { connectRedis } from '#server/db/redis.ts'
import { canRun, findRedis } from '#tests/services/programs.ts'
import { startRedis, type RedisServer } from '#tests/services/redis.ts'
import { openTestDatabase } from '#tests/services/test-database.ts'
import { jsonRequest, openHarness, postSignup, readJson, type Harness } from './harness.ts'

const withRedis = test.runIf(canRun(findRedis()))

/** Two newsletters, each with a connection of its own, on one database and one Redis. */
async function withTwo(
  perClient: number,
  run: (both: [Harness, Harness], server: RedisServer, ready: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const server = await startRedis()
  const { db, pool, end } = await openTestDatabase()
  const connections = [connectRedis(server.url), connectRedis(server.url)] as const
  const open = (redis: (typeof connections)[number]) =>
    openHarness(
      {
        SECRET_KEY: 'a secret of more than thirty-two characters',
        RATE_LIMIT_NEWSLETTER: perClient,
        limiterOf: limiters(pool, redis),
      },
      { db, pool, end: async () => undefined },
    )
  const both: [Harness, Harness] = [await open(connections[0]), await open(connections[1])]
  const ready = () => expect.poll(() => connections.every((redis) => redis.isReady), { timeout: 10_000 }).toBe(true)
  try {
    await ready()
    await run(both, server, ready)
  } finally {
    for (const news of both) await news.end()
    for (const redis of connections) redis.destroy()
    await server.kill()
    await end()
  }
}

function code(news: Harness): { id: string; answer: string } {
  const id = createChallenge(news.keys.challenge, news.now())
  return { id, answer: openChallenge(news.keys.challenge, id)?.code ?? '' }
}
const exchange = (news: Harness, given: { id: string; answer: string }) =>
  captchaExchangeResponse(news, jsonRequest('/api/captcha', given))

withRedis('a code that one process has taken is refused by the other', async () => {
  await withTwo(1000, async ([one, other]) => {
    const given = code(one)
    expect((await exchange(one, given)).status).toBe(200)
    expect((await exchange(other, given)).status).toBe(422)
  })
})

withRedis('requests are counted by all processes together', async () => {
  await withTwo(4, async ([one, other]) => {
    const statuses: number[] = []
    for (let count = 0; count < 3; count++)
      for (const news of [one, other])
        statuses.push((await postSignup(news, { email: `es${count}@water.example` })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
  })
})

withRedis(
  'when Redis goes signups go on, counted by each process and still once a code; when it comes back they count together again',
  async () => {
    await withTwo(4, async ([one, other], server, ready) => {
      const before = code(one)
      const first = await readJson(await exchange(one, before))
      await server.kill()

      const given = code(one)
      expect((await exchange(one, given)).status).toBe(200)
      expect((await exchange(other, given)).status).toBe(422)
      expect((await exchange(other, before)).status, 'a code of before').toBe(422)
      expect((await postSignup(one, { email: 'eik@water.example', captchaToken: first['captchaToken'] })).status).toBe(
        200,
      )
      const replay = await postSignup(other, { email: 'iep@water.example', captchaToken: first['captchaToken'] })
      expect([replay.status, await readJson(replay)]).toEqual([422, { errorCode: 'CAPTCHA_INVALID' }])

      const statuses: number[] = []
      for (let count = 0; count < 4; count++)
        statuses.push((await postSignup(one, { email: `els${count}@water.example` })).status)
      expect(statuses, 'the limit holds in each process').toEqual([200, 200, 200, 429])

      await server.start()
      await ready()
      expect((await postSignup(one, { email: 'els3@water.example' })).status).toBe(200)
      expect(
        (await one.db.selectFrom('subscriber').select('email').orderBy('email').execute()).map(({ email }) => email),
      ).toEqual([
        'eik@water.example',
        'els0@water.example',
        'els1@water.example',
        'els2@water.example',
        'els3@water.example',
      ])
    })
  },
)

withRedis('a Redis that says nothing holds nobody up for long', async () => {
  await withTwo(1000, async ([one], server) => {
    server.freeze()
    const started = performance.now()
    expect((await postSignup(one, { email: 'es@water.example' })).status).toBe(200)
    expect((await exchange(one, code(one))).status).toBe(200)
    expect(performance.now() - started).toBeLessThan(15_000)
  })
})
