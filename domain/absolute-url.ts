import { pageSettings } from './page-settings.ts'

/** Public origin and path: `SITE_URL` of the environment, else the `url` of content/site.json. */
export function absoluteUrl(path: string): string {
  return path.startsWith('/') ? pageSettings().origin + path : path
}
