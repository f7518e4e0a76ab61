/** Where the content of the site comes from: a content server when one is configured, else the embedded store. */
import type { ContentSource } from './content-source.ts'
import { cachedSource, localPolicy, remotePolicy, type CachedSource } from './source-cache.ts'

export type SiteSource = {
  /** Cached: for pages. */
  content: CachedSource
  /** Uncached: for the catalogue, which keeps its own copy. */
  source: ContentSource
  /** ms after which the catalogue is read again, in case a webhook was lost; null when nothing changes it. */
  rereadAfter: number | null
}

const tenMinutes = 600_000

/** `remote` is null when no content server is configured. */
export function chooseSource(embedded: ContentSource, remote: ContentSource | null): SiteSource {
  return remote === null
    ? { source: embedded, content: cachedSource(embedded, localPolicy), rereadAfter: null }
    : { source: remote, content: cachedSource(remote, remotePolicy), rereadAfter: tenMinutes }
}
