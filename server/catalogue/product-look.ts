/** What a vanity unit looks like in 3D, besides the numbers of its drawing. Pure. */
import type { Product } from '#domain/catalogue/product.schema.ts'
import type { Collection } from '#domain/collections/collection.schema.ts'
import type { VanityLook } from '#domain/furniture/vanity-look.ts'
import { pictureUrl } from '#domain/picture-source.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { drawnParts } from './drawn-parts.ts'

/** Width in px of the pictures of finishes, which show 300 mm of them. */
const textureWidth = 640
const metals: Record<Collection['form']['metal'], string> = {
  zwart: '#1d1d1e',
  rvs: '#b4b6b6',
  messing: '#c0a067',
  chroom: '#d5d8da',
  brons: '#5d4636',
}
const white = '#f1efea'

/** Null for a product that is no vanity unit of a collection. */
export function vanityLook(
  files: Pick<ContentFiles, 'collections' | 'finishes' | 'families'>,
  product: Pick<Product, 'slug' | 'model' | 'collections' | 'features' | 'variants'>,
): VanityLook | null {
  const { collections, finishes } = files
  const collection = collections.get(product.collections[0]?.slug ?? '')
  const parts = drawnParts(files, product)
  if (!collection || !parts || !['wastafelmeubel', 'toiletmeubel'].includes(product.model)) return null
  const { form, tops } = collection
  const surface = tops[0]?.surface
  const named = surface && 'finish' in surface ? finishes.find(({ name }) => name === surface.finish) : undefined
  const top = surface && 'color' in surface ? surface.color : (named?.surface.color ?? white)
  const textures = product.variants.flatMap((variant) => variant.color_textures.slice(0, 1))
  return {
    parts,
    metal: metals[form.metal],
    top: { color: top, thickness: form.topThickness },
    topHeight: form.topHeight,
    basin: form.basin === 'geintegreerd' ? top : white,
    bowls: form.basin.startsWith('opzet'),
    finishes: Object.fromEntries(
      textures.map(({ name, hex_code, surface_finish, texture_image }) => [
        name,
        {
          color: hex_code,
          surface: surface_finish,
          texture: texture_image?.file
            ? pictureUrl(texture_image.media, textureWidth, texture_image.file.version)
            : null,
        },
      ]),
    ),
  }
}
