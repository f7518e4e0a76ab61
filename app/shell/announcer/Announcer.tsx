/** Announces a new page to screen readers and moves the focus to its beginning, as a full load would. */
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

export function Announcer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', (event) => {
        // Not on the first load, which the browser announces, and not when only search params or the hash have changed.
        if (!event.pathChanged || event.fromLocation === undefined) return
        setTitle(document.title)
        if (event.toLocation.hash === '') focusBeginning()
      }),
    [router],
  )
  return (
    <p className="visually-hidden" aria-live="polite" aria-atomic="true" data-announcer="">
      {title}
    </p>
  )
}

/** Focus on the h1, or on main where there is none. The router restores the scroll position. */
function focusBeginning(): void {
  const beginning = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (beginning === null) return
  if (!beginning.hasAttribute('tabindex')) beginning.tabIndex = -1
  beginning.focus({ preventScroll: true })
}
