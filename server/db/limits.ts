/** Rate limits: counted in memory by a single process, in Redis or PostgreSQL by several. */
import { once } from 'node:events'
import type { Pool } from 'pg'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { RedisConnection } from './redis.ts'

/** A limiter of `points` in `duration` seconds; `name` is the prefix of its keys. */
export type LimiterOf = (name: string, limit: { points: number; duration: number }) => RateLimiterAbstract

/** Limiters in Redis, else in PostgreSQL, else in memory, which is also the fallback while the others fail. */
export function limiters(pool: Pool | null, redis: RedisConnection | null): LimiterOf {
  return (keyPrefix, limit) => {
    const memory = new RateLimiterMemory({ keyPrefix, ...limit })
    if (redis !== null)
      return new RateLimiterRedis({
        storeClient: redis,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        keyPrefix: `limit:${keyPrefix}`,
        insuranceLimiter: memory,
        ...limit,
      })
    return pool === null
      ? memory
      : new RateLimiterPostgres({
          storeClient: pool,
          storeType: 'pool',
          tableName: 'rate_limit',
          tableCreated: true,
          keyPrefix,
          insuranceLimiter: memory,
          ...limit,
        })
  }
}

/** ms that the first request waits for Redis: until then this process would count for itself. */
const patienceMs = 2_000

/** The limiters of this process, connected to Redis at `redisUrl` when there is one. */
export async function openLimiters(pool: Pool | null, redisUrl: string | undefined) {
  const redis = redisUrl === undefined ? null : (await import('./redis.ts')).connectRedis(redisUrl)
  // A refused connection rejects at once, and memory counts until Redis is there.
  if (redis !== null) await once(redis, 'ready', { signal: AbortSignal.timeout(patienceMs) }).catch(() => undefined)
  return { limiterOf: limiters(pool, redis), close: () => redis?.destroy() }
}
