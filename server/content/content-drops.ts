/** How the processes of the site hear that content changed: all of them have to ask anew for what it feeds. */
import { contentTags, type ContentTag } from './source-cache.ts'

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

/** Tags as they come from another process; what is none is left out. */
export function readTags(said: readonly unknown[]): ContentTag[] {
  return contentTags.filter((tag) => said.includes(tag))
}

let drops: ContentDrops | undefined

/** Those of this process. */
export function contentDrops(): ContentDrops {
  drops ??= dropsInMemory()
  return drops
}
