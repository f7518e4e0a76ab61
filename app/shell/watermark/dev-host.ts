/** DEV_HOST: a host name that shows the development watermark. */
import { pageSettings } from '#domain/page-settings.ts'

/** The host of DEV_HOST, or undefined. */
export function devHost(): string | undefined {
  return pageSettings().devHost
}
