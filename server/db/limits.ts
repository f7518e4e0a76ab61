/** How often somebody may do something: counted in memory by a single process, in PostgreSQL by several. */
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterAbstract } from 'rate-limiter-flexible'

/** A counter of `points` in `duration` seconds; `name` keeps its keys apart from those of others. */
export type LimiterOf = (name: string, limit: { points: number; duration: number }) => RateLimiterAbstract

/** Counters in memory; behind PostgreSQL they are shared, and those in memory stand in while it fails. */
export function limiters(pool: Pool | null): LimiterOf {
  return (keyPrefix, limit) => {
    const memory = new RateLimiterMemory({ keyPrefix, ...limit })
    return pool === null ? memory : new RateLimiterPostgres({ storeClient: pool, storeType: 'pool', tableName: 'rate_limit', tableCreated: true, keyPrefix, insuranceLimiter: memory, ...limit })
  }
}
