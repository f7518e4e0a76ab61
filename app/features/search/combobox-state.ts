/** What the search dropdown shows while a visitor types, points and waits: a pure state machine. */
import type { SearchResults } from './top-results.ts'

export type ComboboxState = {
  /** As typed. */
  query: string
  /** The last results; those of an earlier query until the next ones are there. */
  results: SearchResults | null
  /** Index of the highlighted result. */
  highlighted: number | null
}

export type ComboboxEvent =
  | { type: 'typed'; query: string }
  | { type: 'found'; results: SearchResults }
  | { type: 'moved'; by: 1 | -1 }
  | { type: 'pointed'; at: number }

export const emptyCombobox: ComboboxState = { query: '', results: null, highlighted: null }

/** The next state. Results for another query than the one in the field are stale and change nothing. */
export function nextCombobox(state: ComboboxState, event: ComboboxEvent): ComboboxState {
  switch (event.type) {
    case 'typed': {
      const query = trimmedQuery(event)
      return {
        query: event.query,
        results: query === '' ? null : state.results,
        highlighted: query === trimmedQuery(state) ? state.highlighted : null,
      }
    }
    case 'found':
      return event.results.query === trimmedQuery(state)
        ? { ...state, results: event.results, highlighted: null }
        : state
    case 'moved': {
      const count = state.results?.items.length ?? 0
      if (count === 0) return state
      const from = state.highlighted ?? (event.by === 1 ? -1 : count)
      return { ...state, highlighted: (from + event.by + count) % count }
    }
    default:
      return { ...state, highlighted: event.at }
  }
}

/** The text to search for; an empty one has no results (docs/rules.md, Search). */
export function trimmedQuery({ query }: { query: string }): string {
  return query.trim()
}

/** Index of the result that Enter opens: the highlighted one, or the only one there is; null when the results are not there yet or there are more. */
export function openedByEnter(state: ComboboxState): number | null {
  if (state.highlighted !== null) return state.highlighted
  return state.results?.total === 1 && state.results.query === trimmedQuery(state) ? 0 : null
}

/** The sentence that is shown and read out (docs/rules.md, Search); nothing for an empty query. */
export function statusText({ query, results }: ComboboxState): string {
  if (trimmedQuery({ query }) === '') return ''
  if (results === null) return 'Laden...'
  if (results.total === 0) return 'Geen resultaten gevonden.'
  return results.total === 1 ? '1 resultaat' : `${results.total} resultaten`
}
