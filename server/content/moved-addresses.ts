/** Where addresses moved to (content/redirects.json and the content server): known to this process, because every request asks before anything else is done. */
import type { MovedAddress } from '#domain/pages/redirect.schema.ts'

let moved: ReadonlyMap<string, string> = new Map()

/** Where an address leads to now; undefined for one that did not move. */
export function movedTo(path: string): string | undefined {
  return moved.get(path)
}

/** Replaces what is known. An address that moved twice leads to the last one; one that leads back to itself did not move. */
export function setMovedAddresses(addresses: readonly MovedAddress[]): void {
  const next = new Map(addresses.map(({ from, to }) => [from, to]))
  const lastOf = (from: string): string | undefined => {
    const seen = new Set([from])
    let to = next.get(from)
    while (to !== undefined && !seen.has(to)) {
      const further = next.get(to)
      if (further === undefined) return to
      seen.add(to)
      to = further
    }
    return undefined
  }
  moved = new Map(
    [...next.keys()].flatMap((from): [string, string][] => {
      const to = lastOf(from)
      return to === undefined ? [] : [[from, to]]
    }),
  )
}
