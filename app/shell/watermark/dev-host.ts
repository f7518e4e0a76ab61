/** DEV_HOST on both sides. The server writes it into every page alike, so a kept page is the same for every host. */
import { createIsomorphicFn } from '@tanstack/react-start'
import { pageSettings } from '#app/lib/page-settings.ts'

/** The host of DEV_HOST, or undefined. */
export const devHost = createIsomorphicFn()
  .server((): string | undefined => pageSettings().devHost)
  .client((): string | undefined => document.querySelector<HTMLMetaElement>('meta[name="dev-host"]')?.content)
