/** Finishes under the names of their groups, as lists show them; apart from what makes them because the browser loads it. Pure. */

export type Group<TFinish> = { name: string; own: readonly TFinish[] }

/** The groups with only the finishes that pass, without groups that have none. */
export function filterGroups<TFinish>(
  groups: readonly Group<TFinish>[],
  passes: (finish: TFinish) => boolean,
): Group<TFinish>[] {
  return groups.map(({ name, own }) => ({ name, own: own.filter(passes) })).filter(({ own }) => own.length > 0)
}
