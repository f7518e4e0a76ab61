/** Which menu of the header is open, and how it was opened: a pure state machine. */

/** After the pointer has left, the menu stays open for this many ms (specification section 9). */
export const leaveDelay = 150

/** 'hover': a pointer rests on it; 'press': it was opened by click, tap or key and a second press closes it. */
export type HeaderMenuState = { open: string | null; by: 'hover' | 'press' }

export type HeaderMenuEvent =
  | { type: 'pointer-entered'; name: string; pointer: string }
  | { type: 'pressed'; name: string }
  | { type: 'closed' }

export const closedMenus: HeaderMenuState = { open: null, by: 'press' }

/** The next state. Only pointers that can hover open by entering: a finger "enters" as well, and then taps. */
export function nextMenuState(state: HeaderMenuState, event: HeaderMenuEvent): HeaderMenuState {
  switch (event.type) {
    case 'pointer-entered':
      if (event.pointer === 'touch' || state.open === event.name) return state
      return { open: event.name, by: 'hover' }
    case 'pressed':
      // Who clicks what hovering has just opened wants to keep it, not to see it vanish.
      return state.open === event.name && state.by === 'press' ? closedMenus : { open: event.name, by: 'press' }
    default:
      return state.open === null ? state : closedMenus
  }
}
