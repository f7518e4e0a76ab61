/** POSTHOG_KEY and POSTHOG_HOST on both sides. The server writes them into every page alike; without a key nothing can be measured. */
import { createIsomorphicFn } from '@tanstack/react-start'
import { pageSettings } from '#app/lib/page-settings.ts'

/** `host` is an origin, without a slash at its end. */
export type AnalyticsConfig = { key: string; host: string }

/** What is configured, or undefined. */
export const analyticsConfig = createIsomorphicFn()
  .server((): AnalyticsConfig | undefined => pageSettings().posthog)
  .client((): AnalyticsConfig | undefined => {
    const key = metaContent('posthog-key')
    const host = metaContent('posthog-host')
    return key === undefined || host === undefined ? undefined : { key, host }
  })

function metaContent(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
}
