/** Timers of parts that come later than the page. */

/** Calls `act` when `delay` ms have passed since `since` (performance.now()); at once when they have. What is returned stops it. */
export function after(delay: number, since: number, act: () => void): ReturnType<typeof setTimeout> | undefined {
  const left = delay - (performance.now() - since)
  if (left > 0) return setTimeout(act, left)
  act()
  return undefined
}
