/** Every active article of the catalogue as fitters, dealers and their software know it. */
import { internalGtin } from '#domain/catalogue/internal-gtin.ts'
import type { Product, Variant } from '#domain/catalogue/product.schema.ts'
import { stockStatus } from '#domain/catalogue/stock.ts'
import { technicalData, type TechnicalData } from '#domain/catalogue/technical-data.ts'
import { absoluteUrl } from '#domain/absolute-url.ts'
import { largestPictureUrl } from '#domain/picture-source.ts'
import type { ProfessionalArticle } from '#domain/professional/professional-article.ts'
import { drawnParts } from '#server/catalogue/drawn-parts.ts'
import { technicalBasis, weeksOf } from '#server/catalogue/technical-basis.ts'
import { variantPicture } from '#server/catalogue/variant-picture.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { deliveryWeeks } from '#server/content/supply-tables.ts'

/** All articles of a product that are sold. @throws {RangeError} when a table for fitters lacks its collection */
export function professionalArticles(files: ContentFiles, product: Product): ProfessionalArticle[] {
  const described = describe(product)
  const weeks = weeksOf(deliveryWeeks(files), described)
  const technical = technicalOf(files, product)
  return product.variants
    .filter((variant) => variant.is_active)
    .map((variant): ProfessionalArticle => {
      const { weight, box } = technical(variant)
      const picture = variantPicture(variant, product)
      return {
        article: variant.article,
        gtin: internalGtin(variant.article),
        product: product.slug,
        name: product.name,
        short: product.short_description,
        description: product.description,
        brand: product.brand,
        model: product.model,
        category: product.categories[0]?.name ?? '',
        collection: product.collections[0]?.name ?? null,
        finish: variant.color_textures[0]?.color_name ?? null,
        size: { width: variant.width, height: variant.height, depth: variant.depth, diameter: variant.diameter },
        materials: variant.materials.map(({ name }) => name),
        weightKg: weight?.kg ?? null,
        box,
        price: variant.price,
        deliveryWeeks: weeks.withTop ?? weeks.made,
        isInStock: stockStatus([variant]) !== 'out_of_stock',
        url: `${absoluteUrl(`/producten/${product.slug}`)}?variant=${variant.article}`,
        picture: picture?.file ? absoluteUrl(largestPictureUrl(picture.media, picture.file)) : null,
      }
    })
}

/** Weight, fixing and package of its variants. */
export function technicalOf(files: ContentFiles, product: Product): (variant: Variant) => TechnicalData {
  const basis = technicalBasis(files, describe(product))
  const parts = drawnParts(files, product)
  return (variant) =>
    technicalData(
      { model: product.model, drawn: parts },
      { ...variant, materials: variant.materials.map(({ slug }) => slug) },
      basis,
    )
}

function describe(product: Product) {
  return {
    slug: product.slug,
    brand: product.brand,
    model: product.model,
    collection: product.collections[0] ?? null,
    features: product.features,
    materials: product.variants.flatMap(({ materials }) => materials),
  }
}
