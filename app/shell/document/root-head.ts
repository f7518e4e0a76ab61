/** What stands in the head of every page. */
import sans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import serif from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2?url'
import { analyticsConfig } from '#app/features/analytics/analytics-config.ts'
import { wantsVitals } from '#app/features/analytics/vitals-config.ts'
import siteCss from '#app/styles/site.css?url'
import { devHost } from '../watermark/dev-host.ts'

export function rootHead() {
  const host = devHost()
  const analytics = analyticsConfig()
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'color-scheme', content: 'light dark' },
      ...(host === undefined ? [] : [{ name: 'dev-host', content: host }]),
      ...(analytics === undefined
        ? []
        : [
            { name: 'posthog-key', content: analytics.key },
            { name: 'posthog-host', content: analytics.host },
          ]),
      ...(wantsVitals() ? [{ name: 'vitals', content: 'yes' }] : []),
    ],
    links: [
      { rel: 'preload', as: 'font', type: 'font/woff2', href: sans, crossOrigin: 'anonymous' as const },
      { rel: 'preload', as: 'font', type: 'font/woff2', href: serif, crossOrigin: 'anonymous' as const },
      { rel: 'stylesheet', href: siteCss },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
    ],
  }
}
