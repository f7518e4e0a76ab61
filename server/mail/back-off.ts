/** How long a failed delivery waits before it is retried. */

const first = 10_000
const longest = 6 * 3_600_000

/** Milliseconds after the `attempts`-th failure (from 1): 10 s, doubled each time up to 6 hours, up to a tenth more by `random` (0 to 1). */
export function restAfter(attempts: number, random: number): number {
  return Math.round(Math.min(longest, first * 2 ** Math.min(attempts - 1, 30)) * (1 + random / 10))
}
