/** How many pages may be loaded ahead: at most two at a time, each address once a minute, none when the visitor saves data. */

const atOnce = 2
const memory = 60_000 // ms

export type PreloadBudget = {
  /** Takes a place for `href` at the time `now` (ms), or says no. */
  take: (href: string, now: number) => boolean
  /** Gives the place back when the loading has ended, well or badly. */
  release: () => void
}

/** `savesData` is asked each time: the setting may change while the page is open. */
export function createPreloadBudget(savesData: () => boolean): PreloadBudget {
  const takenAt = new Map<string, number>()
  let inFlight = 0
  return {
    take(href, now) {
      if (inFlight >= atOnce || savesData()) return false
      for (const [known, at] of takenAt) if (now - at >= memory) takenAt.delete(known)
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
