/** Which view of an overlay is open, and what gets the focus back when it closes. One store per overlay. */
import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { createListeners } from './listeners.ts'

/** `TView`: the views of the overlay; null while it is closed. */
export function createOverlayStore<TView extends string>() {
  let view: TView | null = null
  let opener: HTMLElement | null = null
  const { subscribe, notify } = createListeners()
  const show = (next: TView | null) => {
    view = next
    notify()
  }

  return {
    view: (): TView | null => view,
    /** Opens it at `next`, or changes the view. `from` gets the focus back; by default what has it now. */
    open: (next: TView, from?: HTMLElement): void => {
      if (view === null)
        opener = from ?? (document.activeElement instanceof HTMLElement ? document.activeElement : null)
      show(next)
    },
    /** Closes it, in an event handler. `returnFocus` is false when the visitor has moved the focus elsewhere. */
    close: (returnFocus: boolean): void => {
      if (view === null) return
      // The opener may only be rendered again once the overlay is gone.
      flushSync(() => show(null))
      if (returnFocus) opener?.focus({ preventScroll: true })
      opener = null
    },
    /** The view that is open, or null; always null on the server. */
    useView: (): TView | null =>
      useSyncExternalStore(
        subscribe,
        () => view,
        () => null,
      ),
  }
}
