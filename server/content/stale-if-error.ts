/** A call of a content source with a cache before it (server/cache/stale-cache.ts): when the source fails or is slow, the last good response is served. */
import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import { createStaleCache, type CachePolicy } from '#server/cache/stale-cache.ts'
import { metrics } from '#server/observe/metrics.ts'
import { reportProblem } from '#server/observe/problem-report.ts'
import { traced } from '#server/observe/tracing.ts'

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
}

/**
 * @param name for logs, metrics and traces
 * @param onChange called when a new response differs from the one before; without a webhook this is how a change of content is noticed
 */
export function staleIfError<TArgs extends readonly unknown[], T>(
  name: string,
  call: (...args: TArgs) => Promise<T>,
  policy: CachePolicy,
  onChange: () => void = () => undefined,
): StaleIfError<TArgs, T> {
  let version = 0
  const cache = createStaleCache<TArgs, T>({
    load: (...args) => traced(`content ${name}`, {}, () => call(...args)),
    keyOf: (...args) => JSON.stringify(args),
    policy,
    version: () => version,
    store: new LRUCache({ max: maxResponses }),
    transient: {
      store: new LRUCache({ max: maxTransientResponses }),
      policy: { ...policy, freshMs: Math.min(policy.freshMs, transientFreshMs), staleMs: 0 },
      matches: (_args, value) => value === null,
    },
    onLoaded(value, old) {
      if (old !== undefined && !isDeepStrictEqual(value, old)) onChange()
      return value
    },
    onFailed(error, hasOld) {
      metrics.sourceFailed(name)
      reportProblem({
        event: 'content-not-answered',
        call: name,
        instead: hasOld ? 'the last good answer' : 'nothing',
        error,
      })
    },
  })
  return {
    call: cache.get,
    invalidate: () => {
      version += 1
    },
  }
}
