/** Counts pages and measures their speed, if the visitor allows it and the site is configured for it. */
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { consent, consentChanged } from '#app/features/consent/consent-store.ts'
import { pageSettings } from '#domain/page-settings.ts'
import { createAnalyticsSwitch, trackerKeys } from './analytics-switch.ts'

export function useAnalytics(): void {
  const router = useRouter()
  useEffect(followVitals, [])
  useEffect(() => {
    const config = pageSettings().posthog
    if (config === undefined) return undefined
    const analytics = createAnalyticsSwitch(
      async () => (await import('./posthog-tracker.ts')).startPosthog(config),
      forget,
    )
    const apply = () => void analytics.allow(isAllowed())
    apply()
    addEventListener(consentChanged, apply)
    const unsubscribe = router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      if (pathChanged && fromLocation !== undefined) analytics.seePage()
    })
    return () => {
      removeEventListener(consentChanged, apply)
      unsubscribe()
    }
  }, [router])
}

const isAllowed = () => consent.get()?.posthog === true

/** Reports how fast this page was once the visitor has agreed, also when that is later in the visit. */
function followVitals(): (() => void) | undefined {
  if (!pageSettings().wantsVitals) return undefined
  const until = new AbortController()
  const apply = () => {
    if (!isAllowed()) return
    until.abort()
    import('./vitals-report.ts').then(
      ({ reportVitals }) => reportVitals(isAllowed),
      () => undefined,
    )
  }
  addEventListener(consentChanged, apply, { signal: until.signal })
  apply()
  return () => until.abort()
}

/** Removes what PostHog has stored in this browser, also on an earlier visit. */
function forget(): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      const store = storage()
      for (const key of trackerKeys(Object.keys(store))) store.removeItem(key)
    } catch {
      /* storage is blocked, so nothing was stored */
    }
  }
}
