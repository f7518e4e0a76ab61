/** The content invalidation of this process: over Redis where REDIS_URL is set, else for this process alone. */
import { memoryInvalidation, type ContentInvalidation } from '#server/content/content-invalidation.ts'
import { env } from '#server/env.ts'

let invalidation: Promise<ContentInvalidation> | undefined

export function siteInvalidation(): Promise<ContentInvalidation> {
  return (invalidation ??= connect())
}

async function connect(): Promise<ContentInvalidation> {
  const { REDIS_URL } = env()
  if (REDIS_URL === undefined) return memoryInvalidation()
  const { redisInvalidation } = await import('#server/content/redis-invalidation.ts')
  return redisInvalidation(REDIS_URL)
}
