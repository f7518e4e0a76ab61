/** What furniture looks like in 3D, besides the numbers of its drawing. Pure. */
import type { Product } from '#domain/catalogue/product.schema.ts'
import type { Collection } from '#domain/collections/collection.schema.ts'
import type { CabinetLook, FurnitureLook, VanityLook } from '#domain/furniture/furniture-look.ts'
import { leastUnderside, mirrorUnderside } from '#domain/fit/mirror-place.ts'
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

type Known = Pick<ContentFiles, 'collections' | 'finishes' | 'families'>
type Seen = Pick<Product, 'slug' | 'model' | 'collections' | 'features' | 'variants'>

/** Null for a product that is neither a vanity unit nor a cabinet of a collection. */
export function furnitureLook(files: Known, product: Seen): FurnitureLook | null {
  return vanityLook(files, product) ?? cabinetLook(files, product)
}

function cabinetLook(files: Known, product: Seen): CabinetLook | null {
  const collection = files.collections.get(product.collections[0]?.slug ?? '')
  const parts = drawnParts(files, product)
  const hangs = collection && hangingPlace(product.model, collection)
  if (!parts || !hangs) return null
  return {
    kind: product.model === 'spiegelkast' ? 'mirror-cabinet' : 'cabinet',
    parts,
    metal: metals[product.model === 'spiegelkast' ? 'rvs' : collection.form.metal],
    hangs,
    finishes: finishLooks(product),
  }
}

/** Beside a vanity unit a cabinet ends at its top; the others hang as *Past het?* reckons (docs/rules.md). Null for what is no cabinet. */
function hangingPlace(model: string, { form }: Collection): CabinetLook['hangs'] | null {
  switch (model) {
    case 'zijkast':
      return { upper: form.topHeight - form.topThickness }
    case 'kolomkast':
    case 'halfhoge-kast':
      return { underside: leastUnderside }
    case 'bovenkast':
    case 'spiegelkast':
      return { underside: mirrorUnderside }
    default:
      return null
  }
}

/** Null for a product that is no vanity unit of a collection. */
export function vanityLook(files: Known, product: Seen): VanityLook | null {
  const { collections, finishes } = files
  const collection = collections.get(product.collections[0]?.slug ?? '')
  const parts = drawnParts(files, product)
  if (!collection || !parts || !['wastafelmeubel', 'toiletmeubel'].includes(product.model)) return null
  const { form, tops } = collection
  const surface = tops[0]?.surface
  const named = surface && 'finish' in surface ? finishes.find(({ name }) => name === surface.finish) : undefined
  const top = surface && 'color' in surface ? surface.color : (named?.surface.color ?? white)
  return {
    kind: 'vanity',
    parts,
    metal: metals[form.metal],
    top: { color: top, thickness: form.topThickness },
    topHeight: form.topHeight,
    basin: form.basin === 'geintegreerd' ? top : white,
    bowls: form.basin.startsWith('opzet'),
    finishes: finishLooks(product),
  }
}

function finishLooks({ variants }: Pick<Seen, 'variants'>): FurnitureLook['finishes'] {
  const textures = variants.flatMap((variant) => variant.color_textures.slice(0, 1))
  return Object.fromEntries(
    textures.map(({ name, hex_code, surface_finish, texture_image }) => [
      name,
      {
        color: hex_code,
        surface: surface_finish,
        texture: texture_image?.file ? pictureUrl(texture_image.media, textureWidth, texture_image.file.version) : null,
      },
    ]),
  )
}
