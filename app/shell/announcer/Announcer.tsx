/** Says to screen readers what has happened, and moves the focus to the beginning of a new page, or to the part of it that the address names. */
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { announce, useAnnouncement } from '#app/lib/announce.ts'
import { useFocusKeeper } from './focus-keeper.ts'

export function Announcer() {
  const router = useRouter()
  const { count, text } = useAnnouncement()
  useFocusKeeper()
  useEffect(
    () =>
      router.subscribe('onRendered', (event) => {
        // Not on the first load, which the browser announces.
        const { fromLocation, toLocation, pathChanged, hrefChanged } = event
        if (fromLocation === undefined || fromLocation === toLocation) return
        if (pathChanged) announce(document.title)
        // A form that is sent once more, a filter that was applied already.
        else if (!hrefChanged) announce('Er is niets veranderd.')
        const part = document.getElementById(toLocation.hash)
        if (part && hrefChanged) focusOn(part)
        else if (pathChanged)
          focusOn(document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main'))
      }),
    [router],
  )
  return (
    <p className="visually-hidden" aria-live="polite" aria-atomic="true" data-announcer="">
      <span key={count}>{text}</span>
    </p>
  )
}

/** Where the visitor goes on, unless the focus is in it already. The router restores the scroll position. */
function focusOn(element: HTMLElement | null): void {
  if (element === null || element.contains(document.activeElement)) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
