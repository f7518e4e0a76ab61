/** The head of a mirror's page: what search engines and shared links show. */
import { markdownOf, type PageSeo } from '#app/lib/seo.ts'
import { absoluteUrl } from '#domain/absolute-url.ts'
import { pictureUrl, shareCard } from '#domain/picture-source.ts'
import { crumbsTo } from '#domain/site-map.ts'
import { site } from '#domain/site.ts'
import type { MirrorPageData } from '#server/mirrors/mirrors.ts'

export function mirrorSeo(mirror: MirrorPageData): PageSeo {
  const path = `/collecties/spiegels/${mirror.slug}`
  return {
    title: `Spiegel ${mirror.name2} (${mirror.name})`,
    description: mirror.meta.description,
    path,
    ogImage: shareCard(mirror.lit) ?? '/media/og/spiegels.jpg',
    ogType: 'product',
    crumbs: crumbsTo(path, `${mirror.name} ${mirror.name2}`),
    alternates: [markdownOf(path)],
  }
}

/** A schema.org Product with an offer per size. */
export function mirrorStructuredData(mirror: MirrorPageData): Record<string, unknown> {
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
        name: format.label,
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
