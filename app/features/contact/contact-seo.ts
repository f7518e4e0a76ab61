/** What the contact page says of the maker to search engines. */
import { absoluteUrl } from '#domain/absolute-url.ts'
import { site } from '#domain/site.ts'

/** schema.org/LocalBusiness, which is an Organization with a door. */
export function organizationData(): Record<string, unknown> {
  const { street, postcode, city, latitude, longitude } = site.address
  return {
    '@context': 'https://schema.org',
    '@type': ['Organization', 'LocalBusiness'],
    '@id': absoluteUrl('/#organisatie'),
    name: site.name,
    legalName: site.legalName,
    url: absoluteUrl('/'),
    foundingDate: String(site.foundedYear),
    vatID: site.btw,
    telephone: site.phoneHref.replace('tel:', ''),
    email: site.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode: postcode,
      addressLocality: city,
      addressCountry: 'NL',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    sameAs: site.social.map((network) => network.url),
  }
}
