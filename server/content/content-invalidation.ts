/** How the processes of the site tell each other that content changed, so that each reads again what it feeds. */
import type { ContentTag } from './source-cache.ts'

export type ContentInvalidation = {
  /** Tells every process, this one included. Does not wait; what cannot be sent is reported by the implementation. */
  publish: (tags: readonly ContentTag[]) => void
  /** Calls `onInvalidate` for what any process publishes, from now on. */
  subscribe: (onInvalidate: (tags: readonly ContentTag[]) => void) => void
  close: () => Promise<void>
}

/** For a single process. */
export function memoryInvalidation(): ContentInvalidation {
  const listeners = new Set<(tags: readonly ContentTag[]) => void>()
  return {
    publish(tags) {
      for (const listener of listeners) listener(tags)
    },
    subscribe(listener) {
      listeners.add(listener)
    },
    async close() {
      listeners.clear()
    },
  }
}
