/** Version of the content of this process, which every change raises: what was made from what changed since is stale. */
import type { ContentReads } from './content-reads.ts'

let version = 0
/** When something changed of which nothing closer is known. */
let everythingChangedAt = 0
const changedAt = new Map<string, number>()

export function contentVersion(): number {
  return version
}

/** The version in which something of `reads` last changed. What is not known to have read anything may have read all. */
export function lastChangeOf(reads: ContentReads): number {
  if (reads.size === 0) return version
  let last = everythingChangedAt
  for (const key of reads) last = Math.max(last, changedAt.get(key) ?? 0)
  return last
}

/** Makes stale what was made from the content with these keys (content-reads.ts); everything without keys. */
export function contentChanged(keys?: readonly string[]): void {
  if (keys?.length === 0) return
  version += 1
  if (keys === undefined) everythingChangedAt = version
  for (const key of keys ?? []) changedAt.set(key, version)
}
