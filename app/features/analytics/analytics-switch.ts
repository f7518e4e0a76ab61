/** Switches the tracker on and off as the visitor chooses, and loads it at the first consent only. */

export type Tracker = { optIn: () => void; optOut: () => void; seePage: () => void }

/**
 * `load` imports the tracker, at most once; when that fails (offline, blocked) the next consent tries again.
 * `forget` removes what a tracker has left in this browser.
 */
export function createAnalyticsSwitch(load: () => Promise<Tracker>, forget: () => void) {
  let allowed = false
  let tracker: Promise<Tracker | null> | undefined
  let running: Tracker | null = null

  return {
    /** Resolves when the choice has taken effect; the last call wins, also over a load that is under way. */
    async allow(now: boolean): Promise<void> {
      allowed = now
      if (now) tracker ??= load().catch(() => null)
      const ready = (await tracker) ?? null
      if (ready === null) tracker = undefined
      if (allowed !== now) return
      if (now && ready !== null && running === null) {
        running = ready
        ready.optIn()
        ready.seePage()
      }
      if (!now) {
        running?.optOut()
        running = null
        forget()
      }
    },
    /** Counts another page. */
    seePage: (): void => running?.seePage(),
  }
}

/** The keys of PostHog among those of a storage or cookie jar. */
export function trackerKeys(keys: readonly string[]): string[] {
  return keys.filter((key) => /^(?:__)?ph_/.test(key))
}
