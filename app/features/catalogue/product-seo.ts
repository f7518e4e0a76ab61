/** What the head of a product says. */
import { markdownOf, type PageSeo } from '#app/lib/seo.ts'
import { crumbsTo } from '#app/lib/crumbs.ts'
import type { ProductSheet } from '#server/catalogue/product-pages.ts'
import { productDescription } from './product-description.ts'
import { productStructuredData } from './product-structured-data.ts'

export function productSeo(product: ProductSheet): PageSeo {
  const path = `/producten/${product.slug}`
  return { title: product.name, description: productDescription(product), path, ogImage: '/media/og/producten.jpg', ogType: 'product', crumbs: crumbsTo(path, product.name), structuredData: [productStructuredData(product)], alternates: [markdownOf(path)] }
}
