/**
 * A filtered list that stands in the page that came first: of its data goes along what is said about it as a whole.
 * Its items are kept as HTML (kept-html/Standing.tsx), and what its filters offer is read back from the form that stands there.
 */

/** A value of a filter with the number of items that it would give; `color` as #rrggbb where it stands before the label. */
export type FilterValue = { value: string; label: string; count: number; color?: string }
/** A page of a list, with the values of its filters by search param. */
export type FilteredList<TItem, TName extends string> = {
  total: number
  items: readonly TItem[]
  filters: Readonly<Record<TName, readonly FilterValue[]>>
}

/** Most answers that are remembered of one list; the HTML of each stands with it on the server. */
const mostAnswers = 40

/** Works out what a list gives for a search once for as long as the list is the same, so that the answer is the same object, whose HTML is kept (app/lib/kept-html.ts). */
export function answerOnce<TItem, TSearch, TAnswer>(
  answer: (items: readonly TItem[], search: TSearch) => TAnswer,
): (items: readonly TItem[], search: TSearch) => TAnswer {
  const answers = new WeakMap<readonly TItem[], Map<string, TAnswer>>()
  return (items, search) => {
    const known = answers.get(items) ?? new Map<string, TAnswer>()
    answers.set(items, known)
    const asked = JSON.stringify(search)
    const made = known.get(asked) ?? answer(items, search)
    if (known.size >= mostAnswers) known.clear()
    known.set(asked, made)
    return made
  }
}

/** Transitional. */
export function carryStanding(_list: FilteredList<unknown, string>): void {}

/** Transitional. */
export function listStands(_list: { readonly filters: object | null }): boolean {
  return false
}

/** The values of one of the list's filters. */
export function filterValues<TName extends string>(
  list: FilteredList<unknown, TName>,
  name: TName,
): readonly FilterValue[] {
  return list.filters[name]
}
