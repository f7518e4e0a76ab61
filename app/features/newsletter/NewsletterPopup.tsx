/** The newsletter popup: opens two minutes after the page is hydrated, unless it was closed or the visitor has signed up before. */
import { useCallback, useEffect, useState } from 'react'
import { lazyComponent } from '#app/lib/lazy-component/lazy-component.ts'
import { isSuppressed, popupDelay, reducePopup, storeMarker, type PopupEvent, type PopupState } from './popup-state.ts'

const { LazyComponent: NewsletterDialog } = lazyComponent(() =>
  import('./NewsletterDialog.tsx').then((module) => module.NewsletterDialog),
)

/** While another dialog is open or the visitor is typing, the popup tries again after this many ms. */
const retryMs = 5_000

export function NewsletterPopup() {
  const [state, setState] = useState<PopupState>('hidden')

  const send = useCallback((from: PopupState, event: PopupEvent) => {
    const { state: next, marker } = reducePopup(from, event)
    if (marker) storeMarker(() => localStorage, marker, Date.now())
    setState(next)
  }, [])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const openUnlessBusy = () => {
      if (isVisitorBusy()) timer = setTimeout(openUnlessBusy, retryMs)
      else send('hidden', { kind: 'delay-passed', suppressed: isSuppressed(() => localStorage, Date.now()) })
    }
    timer = setTimeout(openUnlessBusy, popupDelay)
    return () => clearTimeout(timer)
  }, [send])

  if (state === 'hidden') return null
  return (
    <NewsletterDialog
      confirmed={state === 'confirmation'}
      onSubscribed={() => send(state, { kind: 'subscribed' })}
      onClose={(forGood) => send(state, { kind: 'closed', forGood })}
      onUnavailable={() => setState('hidden')}
    />
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
