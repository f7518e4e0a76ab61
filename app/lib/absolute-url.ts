/** Addresses as the outside world writes them. */
import { createIsomorphicFn } from '@tanstack/react-start'
import { pageSettings } from './page-settings.ts'

let browserOrigin: string | undefined

/** The public origin: `SITE_URL` of the environment, else the one in content/site.json; in the browser the one that the first page names. */
const siteOrigin = createIsomorphicFn()
  .server(() => pageSettings().origin)
  // As the server wrote it into the page that the visit began with: behind another address than the public one the head would else change as the page comes to life.
  .client(
    () =>
      (browserOrigin ??= new URL(
        document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href,
      ).origin),
  )

/** An address as the outside world writes it: origin and path. */
export function absoluteUrl(path: string): string {
  return path.startsWith('/') ? siteOrigin() + path : path
}
