/** Word of changed content between processes: everybody hears it once, and Redis may go and come. */
import { createClient } from 'redis'
import { expect, test } from 'vitest'
import { redisInvalidation } from '#server/content/redis-invalidation.ts'
import { contentTags, type ContentTag } from '#server/content/source-cache.ts'
import { canRun, findRedis } from '#tests/services/programs.ts'
import { startRedis } from '#tests/services/redis.ts'

const withRedis = test.runIf(canRun(findRedis()))

async function withThree(
  run: (
    processes: { publish: (tags: readonly ContentTag[]) => void; heard: (readonly ContentTag[])[] }[],
    server: Awaited<ReturnType<typeof startRedis>>,
  ) => Promise<void>,
): Promise<void> {
  const server = await startRedis()
  const processes = [1, 2, 3].map(() => {
    const invalidation = redisInvalidation(server.url)
    const heard: (readonly ContentTag[])[] = []
    invalidation.subscribe((tags) => heard.push(tags))
    return { ...invalidation, heard }
  })
  try {
    // Connected as soon as one is heard by all.
    await expect
      .poll(
        () => {
          processes[0]?.publish(['faq'])
          return processes.every(({ heard }) => heard.length > 0)
        },
        { timeout: 15_000 },
      )
      .toBe(true)
    // Messages of one process arrive in their order.
    processes[0]?.publish(['color'])
    const isLast = ({ heard }: { heard: (readonly ContentTag[])[] }) => heard.at(-1)?.includes('color') === true
    await expect.poll(() => processes.every(isLast), { timeout: 15_000 }).toBe(true)
    for (const { heard } of processes) heard.length = 0
    await run(processes, server)
  } finally {
    await Promise.all(processes.map(({ close }) => close()))
    await server.kill()
  }
}

/** How often the Redis at `url` was asked whether it is there. */
async function pingsOf(url: string): Promise<number> {
  const client = await createClient({ url }).connect()
  const counts = await client.info('commandstats')
  client.destroy()
  return Number(/^cmdstat_ping:calls=(\d+)/m.exec(counts)?.[1] ?? 0)
}

withRedis('publishes a change to every process once', async () => {
  await withThree(async (processes, server) => {
    processes[1]?.publish(['product', 'color'])
    await expect
      .poll(() => processes.map(({ heard }) => heard), { timeout: 10_000 })
      .toEqual(
        [[['color', 'product']], [['product', 'color']], [['color', 'product']]].map((tags) =>
          tags.map((names) => expect.arrayContaining(names)),
        ),
      )
    // Pings every second keep an idle connection open: four of them take longer than its timeout.
    const asked = await pingsOf(server.url)
    await expect.poll(() => pingsOf(server.url), { timeout: 30_000, interval: 200 }).toBeGreaterThan(asked + 4 * 6)
    processes[2]?.publish(['vacature'])
    await expect
      .poll(() => processes.map(({ heard }) => heard.slice(1)), { timeout: 10_000 })
      .toEqual([[['vacature']], [['vacature']], [['vacature']]])
  })
})

withRedis('invalidates everything after Redis was gone, and publishes missed changes later', async () => {
  await withThree(async (processes, server) => {
    await server.kill()
    processes[0]?.publish(['privacy-page'])
    expect(
      processes.map(({ heard }) => heard),
      'the process itself knows at once',
    ).toEqual([[['privacy-page']], [], []])
    await server.start()
    for (const { heard } of processes) await expect.poll(() => heard, { timeout: 15_000 }).toContainEqual(contentTags)
    for (const { heard } of processes.slice(1))
      await expect.poll(() => heard.flat().includes('privacy-page'), { timeout: 15_000 }).toBe(true)
  })
})
