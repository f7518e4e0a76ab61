/** Measuring, as far as the visitor allows and the site is configured for it. Mount once in the shell. */
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { consent, consentChanged } from '#app/features/consent/consent-store.ts'
import { analyticsConfig } from './analytics-config.ts'
import { createAnalyticsSwitch, trackerKeys } from './analytics-switch.ts'
import { wantsVitals } from './vitals-config.ts'

export function useAnalytics(): void {
  const router = useRouter()
  useEffect(followVitals, [])
  useEffect(() => {
    const config = analyticsConfig()
    if (config === undefined) return undefined
    const analytics = createAnalyticsSwitch(
      async () => (await import('./posthog-tracker.ts')).startPosthog(config),
      forget,
    )
    const obey = () => void analytics.allow(isAllowed())
    obey()
    addEventListener(consentChanged, obey)
    const unsubscribe = router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      if (pathChanged && fromLocation !== undefined) analytics.seePage()
    })
    return () => {
      removeEventListener(consentChanged, obey)
      unsubscribe()
    }
  }, [router])
}

const isAllowed = () => consent.get()?.posthog === true

/** Measures how fast this page was from the first yes on, also when that comes later in the visit. */
function followVitals(): (() => void) | undefined {
  if (!wantsVitals()) return undefined
  const until = new AbortController()
  const obey = () => {
    if (!isAllowed()) return
    until.abort()
    // A part that cannot be loaded is a measurement less.
    import('./vitals-report.ts').then(
      ({ reportVitals }) => reportVitals(isAllowed),
      () => undefined,
    )
  }
  addEventListener(consentChanged, obey, { signal: until.signal })
  obey()
  return () => until.abort()
}

/** Removes what PostHog has kept in this browser, also at an earlier visit. */
function forget(): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      const store = storage()
      for (const key of trackerKeys(Object.keys(store))) store.removeItem(key)
    } catch {
      /* what may not be read was never written */
    }
  }
}
