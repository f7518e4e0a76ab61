/** Content invalidation between processes, over Redis or Valkey. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { connectRedis } from '#server/db/redis.ts'
import { reportProblem } from '#server/observe/problem-report.ts'
import { memoryInvalidation, type ContentInvalidation } from './content-invalidation.ts'
import { contentTags, type ContentTag } from './source-cache.ts'

const channel = 'content-invalidation'
/** Tags that this version does not know belong to another version. */
const messageSchema = z.object({
  from: z.string(),
  tags: z.array(z.string()).transform((received) => contentTags.filter((tag) => received.includes(tag))),
})

/**
 * For processes that share the Redis at `url`. A process hears its own messages at once, whether or not Redis is there. Messages that cannot
 * be sent wait for the next connection, and a process that was disconnected invalidates everything: Redis does not repeat what it missed.
 */
export function redisInvalidation(url: string): ContentInvalidation {
  const self = randomUUID()
  const local = memoryInvalidation()
  const unsent = new Set<ContentTag>()
  let wasDisconnected = false

  const subscriber = connectRedis(url)
  subscriber.on('error', () => {
    wasDisconnected = true
  })
  subscriber.on('ready', () => {
    if (wasDisconnected) local.publish(contentTags)
    wasDisconnected = false
  })
  // The client subscribes again by itself whenever it reconnects.
  subscriber.once('ready', () => {
    subscriber
      .subscribe(channel, (text) => {
        const message = parseMessage(text)
        if (message !== null && message.from !== self) local.publish(message.tags)
      })
      .catch((error: unknown) => reportProblem({ event: 'invalidation-not-received', privateError: error }))
  })

  const publisher = connectRedis(url)
  const sendUnsent = async () => {
    const tags = [...unsent]
    if (tags.length === 0) return
    unsent.clear()
    try {
      await publisher.publish(channel, JSON.stringify({ from: self, tags }))
    } catch (error) {
      for (const tag of tags) unsent.add(tag)
      reportProblem({ event: 'invalidation-not-sent', privateError: error })
    }
  }
  publisher.on('ready', () => {
    void sendUnsent()
  })

  return {
    publish(tags) {
      local.publish(tags)
      for (const tag of tags) unsent.add(tag)
      void sendUnsent()
    },
    subscribe: local.subscribe,
    async close() {
      await local.close()
      subscriber.destroy()
      publisher.destroy()
    },
  }
}

function parseMessage(text: string): z.output<typeof messageSchema> | null {
  try {
    return messageSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
