/** Every active article of the catalogue as fitters, dealers and their software know it. */
import { internalGtin } from '#domain/catalogue/internal-gtin.ts'
import type { Product, Variant } from '#domain/catalogue/product.schema.ts'
import { stockStatus } from '#domain/catalogue/stock.ts'
import { technicalData, type TechnicalData } from '#domain/catalogue/technical-data.ts'
import { mirrorSlug } from '#domain/mirrors/mirror-slug.ts'
import { site } from '#domain/site.ts'
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

/** The mirrors of the catalogue by format; one number holds for all colours of a format. They are made to order, and no delivery is published. */
export function mirrorArticles({ mirrors }: Pick<ContentFiles, 'mirrors'>): ProfessionalArticle[] {
  return mirrors.flatMap((mirror) =>
    mirror.formats.map((format): ProfessionalArticle => {
      const { media, file } = format.colors[0]?.image ?? mirror.lit
      return {
        article: format.article,
        gtin: internalGtin(format.article),
        product: mirrorSlug(mirror.name),
        name: `Spiegel ${mirror.name} ${mirror.name2}`,
        short: mirror.tagline,
        description: mirror.story.join('\n\n'),
        brand: site.name,
        model: 'spiegel',
        category: 'Spiegels',
        collection: null,
        finish: format.colors.map(({ displayname }) => displayname).join(', '),
        size: { width: null, height: null, depth: null, diameter: null, ...format.size },
        materials: [],
        weightKg: null,
        box: null,
        price: format.price,
        deliveryWeeks: null,
        isInStock: false,
        url: absoluteUrl(`/collecties/spiegels/${mirrorSlug(mirror.name)}`),
        picture: file ? absoluteUrl(largestPictureUrl(media, file)) : null,
      }
    }),
  )
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
