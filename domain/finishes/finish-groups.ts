/** A list of finishes under the names of their groups. Pure; apart from the order because the browser loads it. */

/** The groups in the order of their first finish, each with its own. */
export function byGroup<TFinish extends { group: string }>(
  finishes: readonly TFinish[],
): { group: string; own: TFinish[] }[] {
  return [...new Set(finishes.map(({ group }) => group))].map((group) => ({
    group,
    own: finishes.filter((finish) => finish.group === group),
  }))
}
