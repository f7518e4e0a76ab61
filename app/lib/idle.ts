/** For work that can wait. */

/** Resolves when the page has nothing else to do, or has been busy for 2 s. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 2_000 })
    else setTimeout(resolve, 200) // Safari
  })
}
