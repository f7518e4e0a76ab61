/** How many pages may be preloaded: two at a time, each address once a minute, none when the visitor saves data. */

const maxParallel = 2
const repeatAfterMs = 60_000

export type PreloadBudget = {
  /** Reserves a place for `href` at the time `now` (ms); false when there is none. */
  take: (href: string, now: number) => boolean
  /** Gives the place back when the preload has ended. */
  release: () => void
}

/** `savesData` is called each time, because the setting may change while the page is open. */
export function createPreloadBudget(savesData: () => boolean): PreloadBudget {
  const takenAt = new Map<string, number>()
  let inFlight = 0
  return {
    take(href, now) {
      if (inFlight >= maxParallel || savesData()) return false
      for (const [known, at] of takenAt) if (now - at >= repeatAfterMs) takenAt.delete(known)
      if (takenAt.has(href)) return false
      takenAt.set(href, now)
      inFlight += 1
      return true
    },
    release() {
      inFlight -= 1
    },
  }
}
