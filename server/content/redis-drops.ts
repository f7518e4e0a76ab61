/** Word of changed content between processes, over Redis or Valkey. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { connectRedis } from '#server/db/redis.ts'
import { nameOfError, reportProblem } from '#server/problem-report.ts'
import type { ContentDrops } from './content-drops.ts'
import { contentTags, type ContentTag } from './source-cache.ts'

const channel = 'content-drops'
/** Tags that this version does not know are another version's. */
const message = z.object({
  from: z.string(),
  tags: z.array(z.string()).transform((said) => contentTags.filter((tag) => said.includes(tag))),
})

/**
 * For processes that share the Redis at `url`. This process hears what it tells at once, whatever becomes of the connection. What cannot be told
 * is told when there is a connection again, and who was without one takes everything for changed: of a channel nobody hears afterwards what was said.
 */
export function dropsInRedis(url: string): ContentDrops {
  const self = randomUUID()
  const listeners = new Set<(tags: readonly ContentTag[]) => void>()
  const untold = new Set<ContentTag>()
  let missed = false
  const hearAll = (tags: readonly ContentTag[]) => {
    for (const hear of listeners) hear(tags)
  }

  const ear = connectRedis(url)
  ear.on('error', () => {
    missed = true
  })
  ear.on('ready', () => {
    if (missed) hearAll(contentTags)
    missed = false
  })
  // From then on the client subscribes again by itself whenever it connects.
  ear.once('ready', () => {
    ear
      .subscribe(channel, (text) => {
        const said = parseMessage(text)
        if (said !== null && said.from !== self) hearAll(said.tags)
      })
      .catch((error: unknown) => reportProblem({ event: 'drops-not-heard', error: nameOfError(error) }))
  })

  const mouth = connectRedis(url)
  const tellOthers = async () => {
    const tags = [...untold]
    if (tags.length === 0) return
    untold.clear()
    try {
      await mouth.publish(channel, JSON.stringify({ from: self, tags }))
    } catch (error) {
      for (const tag of tags) untold.add(tag)
      reportProblem({ event: 'drops-not-told', error: nameOfError(error) })
    }
  }
  mouth.on('ready', () => {
    void tellOthers()
  })

  return {
    tell(tags) {
      hearAll(tags)
      for (const tag of tags) untold.add(tag)
      void tellOthers()
    },
    listen(hear) {
      listeners.add(hear)
    },
    async close() {
      listeners.clear()
      ear.destroy()
      mouth.destroy()
    },
  }
}

function parseMessage(text: string): z.output<typeof message> | null {
  try {
    return message.parse(JSON.parse(text))
  } catch {
    return null
  }
}
