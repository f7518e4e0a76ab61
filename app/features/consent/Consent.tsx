/** Asks for consent: waits five seconds, then brings the banner, unless the visitor has chosen before (specification section 4). */
import { useEffect } from 'react'
import { after } from '#app/lib/after.ts'
import { lazyComponent } from '#app/lib/lazy-component/lazy-component.ts'
import { bannerDelay } from './banner-state.ts'
import { tellBanner, useBanner } from './banner-store.ts'
import { consent, followOtherTabs } from './consent-store.ts'

const { LazyComponent: ConsentBanner } = lazyComponent(async () => (await import('./ConsentBanner.tsx')).ConsentBanner)

/** Mount once. `since`: when the page came to life; `covered`: the settings panel is open, which asks the same; the banner makes room. `onSettings` opens that panel at the cookies. */
export function Consent({
  since,
  covered,
  onSettings,
}: {
  since: number
  covered: boolean
  onSettings: (from: HTMLElement) => void
}) {
  const banner = useBanner()

  useEffect(() => {
    const stop = new AbortController()
    const timer = after(bannerDelay, since, () =>
      tellBanner({ type: 'delay-passed', chosenBefore: consent.get() !== null }),
    )
    const obey = () => {
      if (consent.get() !== null) tellBanner({ type: 'chosen' })
    }
    const unsubscribe = consent.subscribe(obey)
    followOtherTabs(stop.signal)
    return () => {
      stop.abort()
      unsubscribe()
      clearTimeout(timer)
    }
  }, [since])

  return (
    <>
      {banner !== null && !covered && <ConsentBanner asked={banner === 'asked'} onSettings={onSettings} />}
      {/* Stands there before it has something to say, so that it is said. */}
      <output className="visually-hidden">
        {banner === 'shown' && 'Bovenaan in de leesvolgorde staat een vraag over cookies.'}
      </output>
    </>
  )
}
