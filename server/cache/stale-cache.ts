/**
 * The one stale-while-revalidate cache of the site, on lru-cache: behind it lie the content sources (server/content/stale-if-error.ts) and the
 * finished pages (server/http/page-cache.ts). Identical loads share one promise; a failure is never cached and falls back to the old value.
 */
import type { LRUCache } from 'lru-cache'
import { withTimeout } from './with-timeout.ts'

/** How long a value is served; all in ms. */
export type CachePolicy = {
  /** Served without loading. */
  freshMs: number
  /** After that it is still served while a new one loads in the background. */
  staleMs: number
  /** An older or invalidated value waits this long for the new one, then is served after all. */
  patienceMs: number
  /** After a failure the old value is served this long without trying again. */
  retryMs: number
}

export type CacheEntry<T> = { value: T; /** When it was loaded. */ since: number; version: number; failedAt: number }
export type CacheStore<T> = LRUCache<string, CacheEntry<T>>
export type CacheOutcome = 'hit' | 'stale' | 'miss'

export type StaleCacheOptions<TArgs extends readonly unknown[], T> = {
  load: (...args: TArgs) => Promise<T>
  keyOf: (...args: TArgs) => string
  policy: CachePolicy
  /** Values of an earlier version are not served while the new one can be loaded in time. */
  version: () => number
  store: CacheStore<T>
  /** For keys that anyone can make up: they have a store of their own, so that they never evict the others. */
  transient: { store: CacheStore<T>; policy: CachePolicy; matches: (args: TArgs, value: T) => boolean }
  /** What becomes of a loaded value: 'failed' leaves the old one in its place, 'private' is not cached. */
  judge?: (value: T) => 'cache' | 'private' | 'failed'
  /** Called when a load succeeded; returns the value to cache, which may be the old one. */
  onLoaded?: (value: T, old: T | undefined) => T
  onFailed?: (error: unknown, hasOld: boolean) => void
  onServed?: (outcome: CacheOutcome, value: T | undefined) => void
}

export type StaleCache<TArgs extends readonly unknown[], T> = {
  /** The entry when it can be served at once; starts a load in the background when it is stale. */
  peek: (...args: TArgs) => CacheEntry<T> | undefined
  /** The value, loaded if need be. @throws what `load` throws when there is no old value */
  get: (...args: TArgs) => Promise<T>
}

export function createStaleCache<TArgs extends readonly unknown[], T>(
  options: StaleCacheOptions<TArgs, T>,
): StaleCache<TArgs, T> {
  const { keyOf, store, transient, version, judge = () => 'cache', onServed = () => undefined } = options
  const loads = new Map<string, { value: Promise<T>; since: number; version: number }>()
  const entryOf = (key: string) => store.get(key) ?? transient.store.get(key)
  const policyOf = (key: string) => (store.has(key) ? options.policy : transient.policy)

  function keep(args: TArgs, key: string, value: T, loaded: { since: number; version: number }): void {
    const old = store.peek(key) ?? transient.store.peek(key)
    if (old && old.version > loaded.version) return // loaded before an invalidation, finished after it
    const verdict = judge(value)
    if (verdict === 'failed') {
      if (old) old.failedAt = performance.now()
      return
    }
    const cached = options.onLoaded?.(value, old?.value) ?? value
    const isTransient = transient.matches(args, value)
    ;(isTransient ? store : transient.store).delete(key)
    const into = isTransient ? transient.store : store
    if (verdict === 'private') into.delete(key)
    else into.set(key, { value: cached, ...loaded, failedAt: Number.NEGATIVE_INFINITY })
  }

  /** The load under way, or a new one; a load from before an invalidation is not joined. */
  function load(key: string, args: TArgs) {
    const underWay = loads.get(key)
    if (underWay?.version === version()) return underWay
    const started = { since: performance.now(), version: version() }
    const value = options
      .load(...args)
      .then(
        (loaded) => {
          keep(args, key, loaded, started)
          return loaded
        },
        (error: unknown) => {
          const old = store.peek(key) ?? transient.store.peek(key)
          if (old) old.failedAt = performance.now()
          options.onFailed?.(error, old !== undefined)
          throw error
        },
      )
      .finally(() => {
        if (loads.get(key) === current) loads.delete(key)
      })
    const current = { ...started, value }
    loads.set(key, current)
    return current
  }

  function peek(...args: TArgs): CacheEntry<T> | undefined {
    const key = keyOf(...args)
    const entry = entryOf(key)
    if (!entry) return undefined
    const { freshMs, staleMs, retryMs } = policyOf(key)
    const now = performance.now()
    const age = now - entry.since
    const isCurrent = entry.version === version()
    const waitsForRetry = now - entry.failedAt < retryMs
    if (isCurrent && age < freshMs) onServed('hit', entry.value)
    else if (waitsForRetry) onServed('stale', entry.value)
    else if (isCurrent && age < freshMs + staleMs) {
      load(key, args).value.catch(() => undefined) // reported by onFailed; the old value stays
      onServed('stale', entry.value)
    } else return undefined
    return entry
  }

  return {
    peek,
    async get(...args) {
      const ready = peek(...args)
      if (ready) return ready.value
      const key = keyOf(...args)
      const old = entryOf(key)
      const { value, since } = load(key, args)
      if (!old) {
        onServed('miss', undefined)
        return value
      }
      const waited = performance.now() - since
      const loaded = await withTimeout(value, policyOf(key).patienceMs - waited, old.value)
      const served = judge(loaded) === 'failed' ? old.value : loaded
      onServed(served === old.value ? 'stale' : 'miss', served)
      return served
    },
  }
}
