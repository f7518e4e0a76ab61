/**
 * Settings from the environment that every page needs. The server provides them before the first page (server/env.ts),
 * the browser receives them with the page (app/router.tsx).
 */
import { site } from './site.ts'

export type PageSettings = {
  /** Public origin, without a trailing slash. */
  origin: string
  /** Host name on which the development watermark shows besides the usual ones. */
  devHost?: string | undefined
  /** Where visits are measured; `host` is an origin, without a trailing slash. */
  posthog?: { key: string; host: string } | undefined
  /** True when page-speed measurements are collected. */
  wantsVitals: boolean
  /** Those of the maker's facts that editors changed since the build. */
  facts?: Partial<typeof site> | undefined
}

let provided = (): PageSettings => ({ origin: site.url, wantsVitals: false })

/** @param settings returns the settings for the current request */
export function providePageSettings(settings: () => PageSettings): void {
  provided = settings
}

export function pageSettings(): PageSettings {
  return provided()
}
