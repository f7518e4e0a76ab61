/** Moves the focus to the next element when the focused one is removed or disabled; the browser would move it to the page. */
import { useEffect } from 'react'

const focusable = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]'

/** Works while the component is mounted. */
export function useFocusKeeper(): void {
  useEffect(() => {
    /** The element with the focus and all around it, from the inside out, each with its neighbours. */
    let places: [Element, next: Element | null, previous: Element | null][] = []
    let path = ''
    const remember = () => {
      path = location.pathname
      places = []
      for (let one = document.activeElement; one && one !== document.body; one = one.parentElement)
        places.push([one, one.nextElementSibling, one.previousElementSibling])
    }
    const pass = () => {
      const own = places[0]?.[0]
      // A new page moves the focus to its own beginning.
      if (!own || document.activeElement !== document.body || location.pathname !== path || firstIn(own) === own) return
      for (const [element, next, previous] of places) {
        const heir = firstIn(next) ?? firstIn(previous) ?? firstIn(element)
        if (heir) return heir.focus({ preventScroll: true })
      }
    }
    const stop = new AbortController()
    document.addEventListener('focusin', remember, stop)
    // A click beside everything takes the focus off on purpose.
    document.addEventListener('pointerdown', () => (places = []), stop)
    const observer = new MutationObserver(pass)
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden'] })
    return () => {
      stop.abort()
      observer.disconnect()
    }
  }, [])
}

/** The first thing in it that can have the focus, itself included. */
function firstIn(element: Element | null): HTMLElement | undefined {
  return [element, ...(element?.querySelectorAll(focusable) ?? [])].find(
    (one): one is HTMLElement =>
      one instanceof HTMLElement &&
      one.matches(focusable) &&
      !one.matches(':disabled') &&
      one.getClientRects().length > 0,
  )
}
