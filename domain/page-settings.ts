/**
 * What the environment decides and every page needs. The server parses it once (server/env.ts) and provides it before the first page;
 * the browser gets it with the page (app/router.tsx).
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
}

let provided: PageSettings = { origin: site.url, wantsVitals: false }

export function providePageSettings(settings: PageSettings): void {
  provided = settings
}

export function pageSettings(): PageSettings {
  return provided
}
