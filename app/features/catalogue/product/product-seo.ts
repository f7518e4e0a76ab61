/** What the head of a product says. */
import { shareCard } from '#domain/picture-source.ts'
import { markdownOf, type PageSeo } from '#app/lib/seo.ts'
import { crumbsTo } from '#domain/site-map.ts'
import type { ProductDetails } from '#server/catalogue/product-pages.ts'
import { productDescription } from './product-description.ts'
import { productStructuredData } from './product-structured-data.ts'

/** `article`: the variant that the address names, whose picture goes along where the address is shared. */
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
    structuredData: [productStructuredData(product)],
    alternates: [markdownOf(path)],
  }
}
