/** What the environment says and pages write into themselves. It is parsed in one place, by the server (server/env.ts), which hands it in before the first page. */
import { site } from './site.ts'

export type PageSettings = {
  /** Public origin, without a slash at the end. */
  origin: string
  /** Host name on which the development watermark shows besides the usual ones. */
  devHost: string | undefined
  /** Where visits are measured; `host` is an origin, without a slash at the end. */
  posthog: { key: string; host: string } | undefined
  /** True when somebody reads how fast pages are. */
  wantsVitals: boolean
}

let given: PageSettings = { origin: site.url, devHost: undefined, posthog: undefined, wantsVitals: false }

export function providePageSettings(settings: PageSettings): void {
  given = settings
}

/** On the server only: a browser reads what the page says. */
export function pageSettings(): PageSettings {
  return given
}
