/** A call of a content source with a cache before it (server/cache/stale-cache.ts): when the source fails or is slow, the last good response is served. */
import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import { createStaleCache, type CachePolicy, type CacheStore } from '#server/cache/stale-cache.ts'
import { metrics } from '#server/observe/metrics.ts'
import { reportProblem } from '#server/observe/problem-report.ts'
import { traced } from '#server/observe/tracing.ts'
import type { ResponseFile } from './stored-responses.ts'

/** Responses that are cached per call, by its arguments. */
const maxResponses = 1_000
/** Of those, the response null, since anyone can make up unknown slugs. */
const maxTransientResponses = 200
const transientFreshMs = 10_000

export type StaleIfError<TArgs extends readonly unknown[], T> = {
  /** The response. @throws what the source throws when there is no earlier response */
  call: (...args: TArgs) => Promise<T>
  /** Has every response loaded again; the old ones still serve as fallback. */
  invalidate: () => void
  /** The cached responses, with the time that each was asked for (ms of `performance.now()`). */
  cached: () => { value: T; since: number }[]
  /** Whether the last load failed. */
  isFailing: () => boolean
}

export type StaleIfErrorOptions<TArgs extends readonly unknown[], T> = {
  /** Called when a new response differs from the one before; without a webhook this is how a change of content is noticed. */
  onChange?: () => void
  /** What another response, asked for at `since`, says of these arguments; undefined when it says nothing. */
  seed?: (...args: TArgs) => { value: T; since: number } | undefined
  /** Where the responses stay over a restart. */
  file?: ResponseFile<T> | undefined
}

/** @param name for logs, metrics and traces */
export function staleIfError<TArgs extends readonly unknown[], T>(
  name: string,
  call: (...args: TArgs) => Promise<T>,
  policy: CachePolicy,
  { onChange = () => undefined, seed, file }: StaleIfErrorOptions<TArgs, T> = {},
): StaleIfError<TArgs, T> {
  let version = 0
  let invalidatedAt = Number.NEGATIVE_INFINITY
  let isFailing = false
  const store: CacheStore<T> = new LRUCache({ max: maxResponses })
  const keyOf = (...args: TArgs) => JSON.stringify(args)
  // Served at once, and asked for again in the background.
  const since = performance.now() - policy.freshMs
  for (const [key, value] of file?.read() ?? [])
    store.set(key, { value, since, version, failedAt: Number.NEGATIVE_INFINITY })

  const cache = createStaleCache<TArgs, T>({
    load: (...args) => traced(`content ${name}`, {}, () => call(...args)),
    keyOf,
    policy,
    version: () => version,
    store,
    transient: {
      store: new LRUCache({ max: maxTransientResponses }),
      policy: { ...policy, freshMs: Math.min(policy.freshMs, transientFreshMs), staleMs: 0 },
      matches: (_args, value) => value === null,
    },
    seed(...args) {
      const known = seed?.(...args)
      return known && { ...known, version: known.since < invalidatedAt ? version - 1 : version }
    },
    onLoaded(value, old, ...args) {
      isFailing = false
      const isSame = old !== undefined && isDeepStrictEqual(value, old)
      if (old !== undefined && !isSame) onChange()
      if (file && !isSame) {
        const responses = new Map(Array.from(store.entries(), ([key, entry]) => [key, entry.value]))
        if (value === null) responses.delete(keyOf(...args))
        else responses.set(keyOf(...args), value)
        file.write(responses)
      }
      return value
    },
    onFailed(error, hasOld) {
      isFailing = true
      metrics.sourceFailed(name)
      reportProblem({
        event: 'content-not-answered',
        about: { call: name, instead: hasOld ? 'the last good answer' : 'nothing' },
        error,
      })
    },
  })
  return {
    call: cache.get,
    invalidate: () => {
      version += 1
      invalidatedAt = performance.now()
    },
    cached: () => [...store.values()],
    isFailing: () => isFailing,
  }
}
