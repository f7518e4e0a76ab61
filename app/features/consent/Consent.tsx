/** Asks for consent: shows the cookie banner after five seconds, unless the visitor has chosen before. */
import { useEffect } from 'react'
import { lazyComponent } from '#app/lib/lazy-component/lazy-component.ts'
import { bannerDelayMs, tellBanner, useBanner } from './banner-store.ts'
import { consent, followOtherTabs } from './consent-store.ts'

const { LazyComponent: ConsentBanner } = lazyComponent(async () => (await import('./ConsentBanner.tsx')).ConsentBanner)

type ConsentProps = {
  /** The settings panel is open, which asks the same. */
  covered: boolean
  /** Opens the settings panel at the cookies; `from` is the button that was pressed. */
  onSettings: (from: HTMLElement) => void
}

export function Consent({ covered, onSettings }: ConsentProps) {
  const banner = useBanner()

  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(
      () => tellBanner({ type: 'delay-passed', chosenBefore: consent.get() !== null }),
      bannerDelayMs,
    )
    const unsubscribe = consent.subscribe(() => {
      if (consent.get() !== null) tellBanner({ type: 'chosen' })
    })
    followOtherTabs(stop.signal)
    return () => {
      stop.abort()
      unsubscribe()
      clearTimeout(timer)
    }
  }, [])

  return (
    <>
      {banner !== null && !covered && <ConsentBanner asked={banner === 'asked'} onSettings={onSettings} />}
      {/* Rendered while empty, so that screen readers announce the change. */}
      <output className="visually-hidden">
        {banner === 'shown' && 'Bovenaan in de leesvolgorde staat een vraag over cookies.'}
      </output>
    </>
  )
}
