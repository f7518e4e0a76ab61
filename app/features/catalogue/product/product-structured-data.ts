/** A product as search engines read it: a group of variants, each with an offer at the price that its sheet shows. */
import { absoluteUrl } from '#domain/absolute-url.ts'
import { pictureUrl } from '#domain/picture-source.ts'
import type { ProductDetails } from '#server/catalogue/product-pages.ts'

const availability = {
  in_stock: 'https://schema.org/InStock',
  low_stock: 'https://schema.org/LimitedAvailability',
  out_of_stock: 'https://schema.org/OutOfStock',
} as const

export function productStructuredData(product: ProductDetails): Record<string, unknown> {
  const url = absoluteUrl(`/producten/${product.slug}`)
  const finishes = new Map(product.finishes.map((finish) => [finish.name, finish]))
  const picture = (slot: ProductDetails['image'] | undefined) =>
    slot?.file ? { image: absoluteUrl(pictureUrl(slot.media, 1080, slot.file.version)) } : {}
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    productGroupID: product.slug,
    name: product.name,
    description: product.short_description,
    url,
    brand: { '@type': 'Brand', name: product.brand },
    ...(product.category ? { category: product.category.name } : {}),
    ...picture(product.image),
    variesBy: ['https://schema.org/size', ...(product.finishes.length > 0 ? ['https://schema.org/color'] : [])],
    hasVariant: product.variants
      .filter((variant) => variant.price > 0)
      .map((variant) => {
        const finish = variant.finish === null ? undefined : finishes.get(variant.finish)
        return {
          '@type': 'Product',
          sku: variant.article,
          name: [product.name, variant.size, finish?.color_name].filter(Boolean).join(', '),
          size: variant.size,
          ...(finish ? { color: finish.color_name } : {}),
          ...picture(finish?.image),
          offers: {
            '@type': 'Offer',
            price: (variant.price / 100).toFixed(2),
            priceCurrency: 'EUR',
            availability: availability[variant.stock],
            url: `${url}?variant=${variant.article}`,
          },
        }
      }),
  }
}
