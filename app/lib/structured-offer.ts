/** The schema.org Offer of furniture: its price on this site, and what is true of how it is sold. */
import { absoluteUrl } from '#domain/absolute-url.ts'
import { site } from '#domain/site.ts'

/** Cents as schema.org wants them: '149.00'. */
export function inEuros(cents: number): string {
  return (cents / 100).toFixed(2)
}

/**
 * An offer at this price in cents. Dealers sell, so that terms of delivery and return are theirs and a price has no last day: it says where
 * the furniture can be bought, and nothing of these.
 */
export function structuredOffer({ price, url, ...own }: { price: number; url: string } & Record<string, unknown>) {
  return {
    '@type': 'Offer',
    ...own,
    price: inEuros(price),
    priceCurrency: 'EUR',
    itemCondition: 'https://schema.org/NewCondition',
    availableDeliveryMethod: 'https://schema.org/OnSitePickup',
    availableAtOrFrom: {
      '@type': 'Place',
      name: `Verkooppunten van ${site.name}`,
      url: absoluteUrl('/verkooppunten'),
    },
    url,
  }
}
