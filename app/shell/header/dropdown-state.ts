/** Which dropdown of the header is open, and how it was opened: a pure state machine. */

/** After the pointer has left, the dropdown stays open for this many ms (specification section 9). */
export const leaveDelay = 150

/** 'hover': a pointer rests on it; 'press': it was opened by click, tap or key and a second press closes it. */
export type DropdownState = { open: string | null; by: 'hover' | 'press' }

export type DropdownEvent =
  | { type: 'pointer-entered'; name: string; pointer: string }
  | { type: 'pressed'; name: string }
  | { type: 'closed' }

export const closedDropdowns: DropdownState = { open: null, by: 'press' }

/** The next state. Only pointers that can hover open by entering: a finger "enters" as well, and then taps. */
export function nextDropdown(state: DropdownState, event: DropdownEvent): DropdownState {
  switch (event.type) {
    case 'pointer-entered':
      if (event.pointer === 'touch' || state.open === event.name) return state
      return { open: event.name, by: 'hover' }
    case 'pressed':
      // Who clicks what hovering has just opened wants to keep it, not to see it vanish.
      return state.open === event.name && state.by === 'press' ? closedDropdowns : { open: event.name, by: 'press' }
    default:
      return state.open === null ? state : closedDropdowns
  }
}
