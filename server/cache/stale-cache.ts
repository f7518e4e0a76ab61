/**
 * The one stale-while-revalidate cache of the site, on lru-cache: behind it lie the content sources (server/content/stale-if-error.ts) and the
 * finished pages (server/http/page-cache.ts). Identical loads share one promise; a failure is never cached and falls back to the old value.
 */
import type { LRUCache } from 'lru-cache'
import { withinTime } from './with-timeout.ts'

/** How long a value is served; all in ms. */
export type CachePolicy = {
  /** Served without loading. */
  freshMs: number
  /** After that it is still served while a new one loads in the background. */
  staleMs: number
  /** An older or invalidated value waits this long for the new one, then is served after all. */
  patienceMs: number
  /** After a failure, or in vain waiting that long, the old value is served this long without trying again. */
  retryMs: number
  /** Without an older value a call waits this long and then fails, while the load goes on; without it, as long as the load takes. */
  firstMs?: number
}

export type CacheEntry<T> = { value: T; /** When it was loaded. */ since: number; version: number; failedAt: number }
/** A value from elsewhere, with the time and version that it was read at. */
export type CacheSeed<T> = Pick<CacheEntry<T>, 'value' | 'since' | 'version'>
export type CacheStore<T> = LRUCache<string, CacheEntry<T>>
export type CacheOutcome = 'hit' | 'stale' | 'miss'

export type StaleCacheOptions<TArgs extends readonly unknown[], T> = {
  load: (...args: TArgs) => Promise<T>
  keyOf: (...args: TArgs) => string
  policy: CachePolicy
  /** Values of an earlier version are not served while the new one can be loaded in time. */
  version: () => number
  /** Whether a value of an earlier version is the same in this one. */
  outlives?: (value: T, version: number) => boolean
  store: CacheStore<T>
  /** For keys that anyone can make up: they have a store of their own, so that they never evict the others. */
  transient: { store: CacheStore<T>; policy: CachePolicy; matches: (args: TArgs, value: T) => boolean }
  /** The value of a key that was never loaded, when something else knows it: it is served like an earlier one. */
  seed?: (...args: TArgs) => CacheSeed<T> | undefined
  /** What becomes of a loaded value: 'failed' leaves the old one in its place, 'private' is not cached. */
  judge?: (value: T) => 'cache' | 'private' | 'failed'
  /** Called when a load succeeded; returns the value to cache, which may be the old one. */
  onLoaded?: (value: T, old: T | undefined, ...args: TArgs) => T
  onFailed?: (error: unknown, hasOld: boolean) => void
  onServed?: (outcome: CacheOutcome, value: T | undefined) => void
}

export type StaleCache<TArgs extends readonly unknown[], T> = {
  /** The entry when it can be served at once; starts a load in the background when it is stale. */
  peek: (...args: TArgs) => CacheEntry<T> | undefined
  /** The value, loaded if need be. @throws what `load` throws when there is no old value, and when it takes more than `firstMs` */
  get: (...args: TArgs) => Promise<T>
}

export function createStaleCache<TArgs extends readonly unknown[], T>(
  options: StaleCacheOptions<TArgs, T>,
): StaleCache<TArgs, T> {
  const { keyOf, store, transient, version, judge = () => 'cache', onServed = () => undefined } = options
  const loads = new Map<string, { value: Promise<T>; since: number; version: number }>()
  /** When a load last failed: seeds have no entry of their own to note it in. */
  let lastFailedAt = Number.NEGATIVE_INFINITY
  const policyOf = (args: TArgs, { value }: CacheEntry<T>) =>
    transient.matches(args, value) ? transient.policy : options.policy

  function entryOf(key: string, args: TArgs): CacheEntry<T> | undefined {
    const entry = store.get(key) ?? transient.store.get(key)
    if (entry) return entry
    const seed = options.seed?.(...args)
    return seed && { ...seed, failedAt: lastFailedAt }
  }

  function noteFailure(old: CacheEntry<T> | undefined): void {
    lastFailedAt = performance.now()
    if (old) old.failedAt = lastFailedAt
  }

  function keep(args: TArgs, key: string, value: T, loaded: { since: number; version: number }): void {
    const old = entryOf(key, args)
    if (old && old.version > loaded.version) return // loaded before an invalidation, finished after it
    const verdict = judge(value)
    if (verdict === 'failed') {
      noteFailure(old)
      return
    }
    const cached = options.onLoaded?.(value, old?.value, ...args) ?? value
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
          const old = entryOf(key, args)
          noteFailure(old)
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
    const entry = entryOf(key, args)
    if (!entry) return undefined
    const { freshMs, staleMs, retryMs } = policyOf(args, entry)
    const now = performance.now()
    const age = now - entry.since
    if (entry.version !== version() && options.outlives?.(entry.value, entry.version)) entry.version = version()
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
      const old = entryOf(key, args)
      const { value, since } = load(key, args)
      const waited = performance.now() - since
      if (!old) {
        onServed('miss', undefined)
        return withinTime(value, (options.policy.firstMs ?? Number.POSITIVE_INFINITY) - waited)
      }
      const served = await withinTime(value, policyOf(args, old).patienceMs - waited).then(
        (loaded) => (judge(loaded) === 'failed' ? old.value : loaded),
        () => {
          noteFailure(old)
          return old.value
        },
      )
      onServed(served === old.value ? 'stale' : 'miss', served)
      return served
    },
  }
}
