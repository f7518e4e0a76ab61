/** The newsletter popup: waits two minutes, then brings its dialog, unless the visitor has answered before (specification section 4). */
import { Suspense, lazy, useCallback, useEffect, useState } from 'react'
import { after } from '#app/lib/after.ts'
import { isSuppressed, popupDelay, reducePopup, storeMarker, type PopupEvent, type PopupState } from './popup-state.ts'

/** The dialog comes over the line only when it is shown. */
const NewsletterDialog = lazy(async () => ({ default: (await import('./NewsletterDialog.tsx')).NewsletterDialog }))

/** While another dialog is open, or somebody is typing, the popup waits and looks again after so many ms. */
const patience = 5_000

/** Mount once, in the browser only. `since`: when the page came to life. */
export function NewsletterPopup({ since }: { since: number }) {
  const [state, setState] = useState<PopupState>('hidden')

  const tell = useCallback((from: PopupState, event: PopupEvent) => {
    const { state: next, marker } = reducePopup(from, event)
    if (marker) storeMarker(() => localStorage, marker, Date.now())
    setState(next)
  }, [])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      if (isVisitorBusy()) timer = setTimeout(look, patience)
      else tell('hidden', { kind: 'delay-passed', suppressed: isSuppressed(() => localStorage, Date.now()) })
    }
    timer = after(popupDelay, since, look) ?? timer
    return () => clearTimeout(timer)
  }, [since, tell])

  if (state === 'hidden') return null
  return (
    <Suspense fallback={null}>
      <NewsletterDialog
        confirmed={state === 'confirmation'}
        onSubscribed={() => tell(state, { kind: 'subscribed' })}
        onClose={(forGood) => tell(state, { kind: 'closed', forGood })}
      />
    </Suspense>
  )
}

function isVisitorBusy(): boolean {
  return (
    document.querySelector('dialog[open]') !== null ||
    document.activeElement?.matches(
      'input:not([type=radio], [type=checkbox], [type=button], [type=submit]), textarea, select',
    ) === true
  )
}
