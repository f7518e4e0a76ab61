/** A mirror as search engines read it: one product with an offer per size, at the prices that stand on the sheet. */
import { dimensionLabel } from '#domain/dimensions.ts'
import { absoluteUrl } from '#domain/absolute-url.ts'
import { site } from '#domain/site.ts'
import { pictureUrl } from '#domain/picture-source.ts'
import type { MirrorPageData } from '#server/pages/mirrors.ts'

export function mirrorStructuredData(
  mirror: Pick<
    MirrorPageData,
    'name' | 'name2' | 'slug' | 'meta' | 'lit' | 'colors' | 'formats' | 'priceFrom' | 'priceTo' | 'energyClass'
  >,
): Record<string, unknown> {
  const url = absoluteUrl(`/collecties/spiegels/${mirror.slug}`)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `Spiegel ${mirror.name2}`,
    description: mirror.meta.description,
    sku: mirror.name,
    url,
    brand: { '@type': 'Brand', name: site.name },
    color: mirror.colors.map((color) => color.displayname),
    ...(mirror.lit.file ? { image: absoluteUrl(pictureUrl(mirror.lit.media, 1080, mirror.lit.file.version)) } : {}),
    ...(mirror.energyClass
      ? {
          hasEnergyConsumptionDetails: {
            '@type': 'EnergyConsumptionDetails',
            hasEnergyEfficiencyCategory: `https://schema.org/EUEnergyEfficiencyCategory${mirror.energyClass}`,
          },
        }
      : {}),
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'EUR',
      lowPrice: inEuros(mirror.priceFrom),
      highPrice: inEuros(mirror.priceTo),
      offerCount: mirror.formats.length,
      offers: mirror.formats.map((format) => ({
        '@type': 'Offer',
        sku: format.article,
        name: format.size ? dimensionLabel({ ...format.size, diameter: null }) : 'Op maat',
        price: inEuros(format.price),
        priceCurrency: 'EUR',
        url,
      })),
    },
  }
}

/** Cents as schema.org wants them: '149.00'. */
function inEuros(cents: number): string {
  return (cents / 100).toFixed(2)
}
