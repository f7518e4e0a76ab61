/** Measuring, as far as the visitor allows and the site is configured for it. Mount once in the shell. */
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { consent, consentChanged } from '#app/features/consent/consent-store.ts'
import { analyticsConfig } from './analytics-config.ts'
import { createAnalyticsSwitch, trackerKeys } from './analytics-switch.ts'

export function useAnalytics(): void {
  const router = useRouter()
  useEffect(() => {
    const config = analyticsConfig()
    if (config === undefined) return undefined
    const analytics = createAnalyticsSwitch(async () => (await import('./posthog-tracker.ts')).startPosthog(config), forget)
    const obey = () => void analytics.allow(consent.get()?.posthog === true)
    obey()
    addEventListener(consentChanged, obey)
    const unsubscribe = router.subscribe('onRendered', ({ pathChanged, fromLocation }) => { if (pathChanged && fromLocation !== undefined) analytics.seePage() })
    return () => {
      removeEventListener(consentChanged, obey)
      unsubscribe()
    }
  }, [router])
}

/** Removes what PostHog has kept in this browser, also at an earlier visit. */
function forget(): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      const store = storage()
      for (const key of trackerKeys(Object.keys(store))) store.removeItem(key)
    } catch { /* what may not be read was never written */ }
  }
}
