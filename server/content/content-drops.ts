/** How the processes of the site hear that content changed: all of them have to ask anew for what it feeds. */
import { env } from '#server/env.ts'
import type { ContentTag } from './source-cache.ts'

export type ContentDrops = {
  /** Tells every process, this one included. Waits for nothing: what cannot be told is reported by the implementation. */
  tell: (tags: readonly ContentTag[]) => void
  /** Has `hear` called for whatever any process tells, from now on. */
  listen: (hear: (tags: readonly ContentTag[]) => void) => void
  close: () => Promise<void>
}

/** For one process alone. */
export function dropsInMemory(): ContentDrops {
  const listeners = new Set<(tags: readonly ContentTag[]) => void>()
  return {
    tell(tags) {
      for (const hear of listeners) hear(tags)
    },
    listen(hear) {
      listeners.add(hear)
    },
    async close() {
      listeners.clear()
    },
  }
}

let drops: Promise<ContentDrops> | undefined

/** Those of this process: by Redis where there is one. Without it, several processes see a change when they ask again by themselves. */
export function contentDrops(): Promise<ContentDrops> {
  const { REDIS_URL } = env()
  drops ??=
    REDIS_URL === undefined
      ? Promise.resolve(dropsInMemory())
      : import('./redis-drops.ts').then(({ dropsInRedis }) => dropsInRedis(REDIS_URL))
  return drops
}
