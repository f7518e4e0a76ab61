/** What the search dropdown shows while one types, points and waits: a pure state machine. */
import type { SearchAnswer } from './search-answer.ts'

export type ComboboxState = {
  /** As typed. */
  query: string
  /** The last answer that was worth showing; that of an earlier query until the next one comes. */
  answer: SearchAnswer | null
  /** Place of the highlighted result. */
  highlighted: number | null
}

export type ComboboxEvent =
  | { type: 'typed'; query: string }
  | { type: 'answered'; answer: SearchAnswer }
  | { type: 'moved'; by: 1 | -1 }
  | { type: 'pointed'; at: number }

export const emptyCombobox: ComboboxState = { query: '', answer: null, highlighted: null }

/** The next state. An answer to another query than the one that stands in the box is stale and changes nothing. */
export function nextCombobox(state: ComboboxState, event: ComboboxEvent): ComboboxState {
  switch (event.type) {
    case 'typed': {
      const same = askedQuery(event) === askedQuery(state)
      return {
        query: event.query,
        answer: askedQuery(event) === '' ? null : state.answer,
        highlighted: same ? state.highlighted : null,
      }
    }
    case 'answered':
      return event.answer.query === askedQuery(state) ? { ...state, answer: event.answer, highlighted: null } : state
    case 'moved': {
      const count = state.answer?.items.length ?? 0
      if (count === 0) return state
      const from = state.highlighted ?? (event.by === 1 ? -1 : count)
      return { ...state, highlighted: (from + event.by + count) % count }
    }
    default:
      return { ...state, highlighted: event.at }
  }
}

/** What is asked for: an empty or white query asks nothing (docs/rules.md, Search). */
export function askedQuery({ query }: { query: string }): string {
  return query.trim()
}

/** The place of the result that Enter opens: the highlighted one, or the only one there is; null when the answer is not there yet or there are more. */
export function openedByEnter(state: ComboboxState): number | null {
  if (state.highlighted !== null) return state.highlighted
  return state.answer?.total === 1 && state.answer.query === askedQuery(state) ? 0 : null
}

/** The sentence that is shown and read out (docs/rules.md, Search); nothing for an empty query. */
export function statusText({ query, answer }: ComboboxState): string {
  if (askedQuery({ query }) === '') return ''
  if (answer === null) return 'Laden...'
  if (answer.total === 0) return 'Geen resultaten gevonden.'
  return answer.total === 1 ? '1 resultaat' : `${answer.total} resultaten`
}
