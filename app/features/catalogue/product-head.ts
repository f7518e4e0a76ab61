/** The head of a product's page: what search engines and shared links show. */
import { markdownOf, type PageSeo } from '#app/lib/seo.ts'
import { absoluteUrl } from '#domain/absolute-url.ts'
import { formatPrice } from '#domain/money.ts'
import { pictureUrl, shareCard } from '#domain/picture-source.ts'
import { crumbsTo } from '#domain/site-map.ts'
import type { ProductDetails } from '#server/catalogue/product-pages.ts'

/** `article`: the variant that the address names, whose picture is shared with the address. */
export function productSeo(product: ProductDetails, article: string | undefined): PageSeo {
  const path = `/producten/${product.slug}`
  const chosen = product.variants.find((variant) => variant.article === article) ?? product.variants[0]
  const picture = product.finishes.find(({ name }) => name === chosen?.finish)?.image
  return {
    title: product.name,
    description: productDescription(product),
    path,
    ogImage: shareCard(picture) ?? shareCard(product.image) ?? '/media/og/producten.jpg',
    ogType: 'product',
    crumbs: crumbsTo(path, product.name),
    alternates: [markdownOf(path)],
  }
}

/** The short description, then name with sizes and colours, then the lowest price, as far as they fit in 165 characters. */
export function productDescription({
  name,
  short_description,
  sizes,
  finishes,
  prices,
}: Pick<ProductDetails, 'name' | 'short_description' | 'sizes' | 'finishes' | 'prices'>): string {
  const parts = [
    ...(sizes === '' ? [] : [`${name}, ${sizes}${finishes.length > 1 ? `, ${finishes.length} kleuren` : ''}.`]),
    ...(prices.max > 0 ? [`Vanaf ${formatPrice(prices.min)} incl. btw.`] : []),
  ]
  return parts.reduce(
    (text, part) => (text.length + 1 + part.length <= 165 ? `${text} ${part}` : text),
    short_description,
  )
}

/** Terms of schema.org. */
const availability = { in_stock: 'InStock', low_stock: 'LimitedAvailability', out_of_stock: 'OutOfStock' } as const

/** A schema.org ProductGroup with an offer per variant. */
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
            availability: `https://schema.org/${availability[variant.stock]}`,
            url: `${url}?variant=${variant.article}`,
          },
        }
      }),
  }
}
