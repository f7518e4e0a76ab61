/** What the home page says of the site and its maker to search engines. */
import { absoluteUrl } from '#domain/absolute-url.ts'
import { site } from '#domain/site.ts'

/** schema.org/WebSite and Organization. */
export function siteData(): Record<string, unknown>[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: site.name,
      url: absoluteUrl('/'),
      inLanguage: 'nl',
    },
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: site.name,
      legalName: site.legalName,
      foundingDate: String(site.foundedYear),
      url: absoluteUrl('/'),
      sameAs: site.social.map((profile) => profile.url),
    },
  ]
}
