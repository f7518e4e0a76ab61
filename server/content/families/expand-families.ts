/**
 * From hand-written families to the products and variants of the catalogue: every size in every finish is a variant.
 * Pure: the same content gives the same catalogue, article numbers and stock included.
 */
import type { ProductFamily } from '#domain/catalogue/family.schema.ts'
import { mountingFeatures } from '#domain/catalogue/mounting.ts'
import type { CatalogueReference, ColorTexture, Product, Variant } from '#domain/catalogue/product.schema.ts'
import type { Finish } from '#domain/finishes/finish.schema.ts'
import { productPageSlugs } from '#domain/pages/editorial-slugs.ts'
import type { PictureSlot } from '#domain/picture-slot.ts'
import { ContentFileError } from '#server/content/content-files.ts'
import { articleNumber, spread } from './article-number.ts'
import { drawingPath } from './drawing-path.ts'
import { materialsIn } from './finish-materials.ts'

export type CatalogueContent = {
  families: readonly ProductFamily[]
  finishes: readonly Finish[]
  categories: readonly CatalogueReference[]
  features: readonly CatalogueReference[]
  materials: readonly CatalogueReference[]
  collections: ReadonlyMap<
    string,
    { slug: string; name: string; brand: string; mounting: string; form: { mounting: string } }
  >
}

type FamilyProduct = ProductFamily['products'][number]
/** Where a product is written down. */
type Place = { file: string; path: string }

/** The brand of products without a collection. */
const mainBrand = 'Oeverhout'
/** Ronin furniture comes in one surface only, charred larch, which is not part of the finish catalogue. */
const onlyFinish = { name: 'gebrand-lariks', words: 'gebrand en geborsteld lariks', tone: '#33302c' }

/** All products of all families, inactive ones included. @throws {ContentFileError} for families that contradict each other */
export function expandFamilies(content: CatalogueContent): Product[] {
  const finishes = new Map(content.finishes.map((finish) => [finish.name, finish]))
  const placed = content.families.flatMap((family) =>
    family.products.map((product, at) => {
      const place: Place = { file: `catalogue/families/${family.slug}.json`, path: `products.${at}` }
      return { place, product: expandProduct(content, finishes, family, product, place) }
    }),
  )
  refuseDoubles(placed)
  return placed.map(({ product }) => product)
}

function expandProduct(
  content: CatalogueContent,
  finishes: ReadonlyMap<string, Finish>,
  family: ProductFamily,
  product: FamilyProduct,
  { file, path }: Place,
): Product {
  if (productPageSlugs.some((page) => page === product.slug))
    throw new ContentFileError(
      file,
      `${path}.slug`,
      `${product.slug} is the address of a page of its own, which would hide the product`,
    )
  const collection = product.collection === null ? null : (content.collections.get(product.collection) ?? null)
  if (product.collection !== null && collection === null)
    throw new ContentFileError(file, `${path}.collection`, `there is no collection ${product.collection}`)
  const reference = (list: readonly CatalogueReference[], slug: string, where: string): CatalogueReference => {
    const found = list.find((entry) => entry.slug === slug)
    if (!found) throw new ContentFileError(file, where, `there is no ${slug}`)
    return { slug: found.slug, name: found.name }
  }

  const name = family.name
    .replace('{naam}', product.naam ?? collection?.name ?? '')
    .replace('{collectie}', collection?.name ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const short = product.short_description ?? family.short_description
  const own = product.materials
  const materials = own
    ? own.map((slug, at) => reference(content.materials, slug, `${path}.materials.${at}`))
    : family.materials.map((slug, at) => reference(content.materials, slug, `materials.${at}`))
  const worn =
    product.finishes.length === 0
      ? [null]
      : product.finishes.map((key, at) => {
          const finish = finishes.get(key)
          if (!finish) throw new ContentFileError(file, `${path}.finishes.${at}`, `there is no finish ${key}`)
          if (materialsIn(materials, finish).length === 0)
            throw new ContentFileError(
              file,
              `${path}.finishes.${at}`,
              `nothing that it is made of can have the finish ${key}`,
            )
          return finish
        })
  const pictured = product.sizes[Math.floor(product.sizes.length / 2)]
  const variants = worn.flatMap((finish, place) =>
    product.sizes.map((size): Variant => {
      const article = articleNumber(family.slug, product, collection?.name ?? '', size, finish?.name ?? null)
      const price = size.price === 0 ? 0 : size.price + (finish ? (product.finishSurcharge[finish.name] ?? 0) : 0)
      const dimensions =
        'diameter' in size
          ? { width: null, height: null, depth: null, diameter: size.diameter }
          : { width: size.width, height: size.height, depth: size.depth ?? null, diameter: null }
      return {
        article,
        price,
        compare_price:
          product.comparePriceFactor === undefined
            ? null
            : Math.round((price * product.comparePriceFactor) / 100) * 100, // whole euros
        is_active: true,
        track_inventory: product.track_inventory,
        stock_quantity: stockOf(product, article),
        low_stock_threshold: product.low_stock_threshold,
        ...dimensions,
        color_textures: finish ? [colorTexture(finish)] : [],
        images: [
          isShownInEachWidth(family) && place === 0 && size !== pictured && 'width' in size
            ? widthPicture(product.slug, name, finish, size.width)
            : picture(product.slug, name, finish),
        ],
        model_3d: null,
        technical_drawing: `/media/${drawingPath(family.slug, dimensions)}`,
        materials: finish ? materialsIn(materials, finish) : materials,
      }
    }),
  )
  const first = worn[0] ?? null
  const gallery = [
    ...new Map(
      [
        picture(product.slug, name, first),
        ...otherViews(viewsOf(family.model, worn.length), product.slug, name, first),
        ...variants.flatMap((variant) => variant.images),
      ].map((image) => [image.media, image]),
    ).values(),
  ]
  return {
    slug: product.slug,
    name,
    description: [...(product.making === undefined ? [] : [product.making]), ...family.description].join('\n\n'),
    short_description: short,
    is_active: product.is_active,
    is_new: product.is_new,
    is_featured: product.is_featured,
    brand: collection?.brand ?? mainBrand,
    model: family.model,
    categories: [reference(content.categories, family.category, 'category')],
    collections: collection ? [{ slug: collection.slug, name: collection.name }] : [],
    features: [
      ...family.features.map((slug, at) => reference(content.features, slug, `features.${at}`)),
      ...product.features.map((slug, at) => reference(content.features, slug, `${path}.features.${at}`)),
      ...mountingFeatures(family.model, collection ?? product.style).map((slug) =>
        reference(content.features, slug, `${path}.collection`),
      ),
    ],
    featured_image: gallery[0] ?? null,
    gallery,
    technical_drawing: variants[0]?.technical_drawing ?? null,
    variants,
    createdAt: product.createdAt,
  }
}

/** A finish as the catalogue names it. */
export function colorTexture(finish: Finish): ColorTexture {
  return {
    name: finish.name,
    color_name: finish.displayName,
    hex_code: finish.surface.color,
    texture_image: finish.image,
    material: { name: finish.surface.material },
    surface_finish: finish.surface.gloss >= 60 ? 'hoogglans' : finish.surface.gloss >= 20 ? 'zijdeglans' : 'mat',
  }
}

/** Pictured in each width, in their first finish. */
function isShownInEachWidth({ model }: ProductFamily): boolean {
  return model === 'wastafelmeubel' || model === 'toiletmeubel' || model === 'kolomkast'
}

function picture(slug: string, name: string, finish: Finish | null): PictureSlot {
  const worn = wornWords(finish)
  return {
    media: `producten/${slug}/${worn.name}`,
    alt: `${name} in ${worn.words}, schuin van voren tegen een warmgrijze achtergrond`,
    ratio: '1/1',
    tone: worn.tone,
    file: null,
  }
}

/** `width` in mm. */
function widthPicture(slug: string, name: string, finish: Finish | null, width: number): PictureSlot {
  const { words } = wornWords(finish)
  return {
    ...picture(slug, name, finish),
    media: `producten/${slug}/breed-${width}`,
    alt: `${name} van ${width} mm breed in ${words}, schuin van voren`,
  }
}

/** From near, from above and open, in the first finish. */
function otherViews(
  views: Readonly<Record<string, string>>,
  slug: string,
  name: string,
  finish: Finish | null,
): PictureSlot[] {
  const { words } = wornWords(finish)
  return Object.entries(views).map(([view, seen]) => ({
    ...picture(slug, name, finish),
    media: `producten/${slug}/${view}`,
    alt: `${name} in ${words}, ${seen}`,
  }))
}

/** Finishes: a product in fewer is shown from near too. */
const few = 3

/** The views that the studio makes besides the main picture, by the name of their file (content/studio/wanted.py). `finishes`: how many the product comes in. */
function viewsOf(model: ProductFamily['model'], finishes: number): Record<string, string> {
  const near = { detail: 'van dichtbij' }
  const nearWhenFew = finishes < few ? near : {}
  switch (model) {
    case 'wastafelmeubel':
    case 'toiletmeubel':
      return { open: 'met de bovenste lade open' }
    case 'kolomkast':
      return { open: 'met een deur open' }
    case 'halfhoge-kast':
    case 'zijkast':
    case 'bovenkast':
    case 'spiegelkast':
      return { ...nearWhenFew, open: 'met een deur open' }
    case 'wastafel':
      return { boven: 'van boven', ...nearWhenFew }
    case 'handgreep':
    case 'handdoekrek':
      return near
    default:
      return nearWhenFew
  }
}

function wornWords(finish: Finish | null): typeof onlyFinish {
  return finish ? { name: finish.name, words: finish.displayName.toLowerCase(), tone: finish.worn.tone } : onlyFinish
}

/**
 * Stock of a variant: what the family says, spread by article number. Untracked variants always have some, because a
 * total of 0 is out of stock (docs/rules.md, Stock).
 */
function stockOf({ stock, low_stock_threshold, track_inventory }: FamilyProduct, article: string): number {
  const ample = low_stock_threshold + 4 + spread(article, 36)
  if (!track_inventory || stock === 'ample') return ample
  const low = 1 + spread(`${article} low`, Math.max(1, low_stock_threshold))
  if (stock === 'low') return low
  if (stock === 'none') return 0
  const share = spread(`${article} share`, 20)
  return share < 2 ? 0 : share < 3 ? low : ample
}

function refuseDoubles(placed: readonly { place: Place; product: Product }[]): void {
  const slugs = new Map<string, Place>()
  const articles = new Map<string, Place>()
  const told = ({ file, path }: Place) => `${file} at ${path}`
  for (const { place, product } of placed) {
    const same = slugs.get(product.slug)
    if (same)
      throw new ContentFileError(place.file, `${place.path}.slug`, `${product.slug} is used by ${told(same)} too`)
    slugs.set(product.slug, place)
    for (const { article } of product.variants) {
      const other = articles.get(article)
      if (other)
        throw new ContentFileError(
          place.file,
          place.path,
          `its article number ${article} is made by ${told(other)} too`,
        )
      articles.set(article, place)
    }
  }
}
