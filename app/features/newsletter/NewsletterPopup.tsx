/** The newsletter popup: opens two minutes after the page is hydrated, unless it was closed or the visitor has signed up before. */
import { useEffect, useState } from 'react'
import { lazyComponent } from '#app/lib/lazy-component/lazy-component.ts'
import { isSuppressed, storeMarker } from './popup-markers.ts'

const { LazyComponent: NewsletterDialog } = lazyComponent(() =>
  import('./NewsletterDialog.tsx').then((module) => module.NewsletterDialog),
)

const delayMs = 120_000
/** While the visitor is busy, the popup tries again after this many ms. */
const retryMs = 5_000

export function NewsletterPopup() {
  const [state, setState] = useState<'hidden' | 'form' | 'confirmation'>('hidden')

  useEffect(() => {
    const openUnlessBusy = () => {
      if (isVisitorBusy()) timer = setTimeout(openUnlessBusy, retryMs)
      else if (!isSuppressed(Date.now())) setState('form')
    }
    let timer = setTimeout(openUnlessBusy, delayMs)
    return () => clearTimeout(timer)
  }, [])

  if (state === 'hidden') return null
  return (
    <NewsletterDialog
      confirmed={state === 'confirmation'}
      onSubscribed={() => setState('confirmation')}
      onClose={(forGood) => {
        storeMarker(forGood ? 'removed' : 'dismissed', Date.now())
        setState('hidden')
      }}
      onUnavailable={() => setState('hidden')}
    />
  )
}

/** What a visitor is busy with: another question, a request form, or a set that is put together. */
const occupied = 'dialog[open], [data-consent-banner], main form[method=post], main [data-keep-place=history]'

function isVisitorBusy(): boolean {
  return (
    document.querySelector(occupied) !== null ||
    document.activeElement?.matches(
      'input:not([type=radio], [type=checkbox], [type=button], [type=submit]), textarea, select',
    ) === true
  )
}
