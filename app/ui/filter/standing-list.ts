/**
 * A filtered list that stands in the page that came first: of its data goes along what is said about it as a whole.
 * Its items are kept as HTML (kept-html/Standing.tsx), and what its filters offer is read back from the form that stands there.
 */
import { carryLean } from '#app/lib/carried-data.ts'
import { standingElement } from '#app/lib/standing-html.ts'

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

/** Lets `list` go along without what stands in the page. */
export function carryStanding(list: FilteredList<unknown, string>): void {
  carryLean(list, () => ({ ...list, items: [], filters: null }))
}

/** True for a list that came along like that. */
export function listStands({ filters }: { readonly filters: object | null }): boolean {
  return filters === null
}

/** The values of one of the list's filters. */
export function filterValues<TName extends string>(
  list: FilteredList<unknown, TName>,
  name: TName,
): readonly FilterValue[] {
  return listStands(list) ? standingValues(name) : list.filters[name]
}

/** The name under which the values of a filter stand in the page. */
export const standingName = (filter: string) => `filter ${filter}`

const read = new Map<string, readonly FilterValue[]>()

/** What FilterGroup wrote. */
function standingValues(filter: string): readonly FilterValue[] {
  const known = read.get(filter)
  if (known) return known
  const values = [...(standingElement(standingName(filter))?.querySelectorAll('label') ?? [])].flatMap(
    (option): FilterValue[] => {
      const [label, count] = option.querySelectorAll(':scope > span')
      const value = option.querySelector('input')?.value
      const color = option.querySelector('rect')?.getAttribute('fill')
      // The one without a value stands for all of them.
      return label && count && value
        ? [
            {
              value,
              label: label.textContent,
              count: Number(count.lastChild?.textContent),
              ...(color ? { color } : {}),
            },
          ]
        : []
    },
  )
  read.set(filter, values)
  return values
}
