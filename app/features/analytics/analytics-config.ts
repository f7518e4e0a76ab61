/** POSTHOG_KEY and POSTHOG_HOST; without a key nothing can be measured. */
import { pageSettings } from '#domain/page-settings.ts'

/** `host` is an origin, without a trailing slash. */
export type AnalyticsConfig = { key: string; host: string }

/** What is configured, or undefined. */
export function analyticsConfig(): AnalyticsConfig | undefined {
  return pageSettings().posthog
}
