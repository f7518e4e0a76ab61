/** What of one overlay is open, and what gets the focus back when it closes. One store per overlay, one overlay per browser window. */
import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { createListeners } from './listeners.ts'

/** `TView`: which sides the overlay has; null while it is closed. */
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
    /** Opens it at `next`; `from` is what asked for it, and whatever has the focus when left out. Once open, only the side changes. */
    open: (next: TView, from?: HTMLElement): void => {
      if (view === null)
        opener = from ?? (document.activeElement instanceof HTMLElement ? document.activeElement : null)
      show(next)
    },
    /** Closes it, in answer to an event. `returnFocus` is false when the visitor has moved on by himself. */
    close: (returnFocus: boolean): void => {
      if (view === null) return
      // The opener may be something that is only there again once this has gone.
      flushSync(() => show(null))
      if (returnFocus) opener?.focus({ preventScroll: true })
      opener = null
    },
    /** The side that is open, or null; always null on the server. */
    useView: (): TView | null =>
      useSyncExternalStore(
        subscribe,
        () => view,
        () => null,
      ),
  }
}
