/** What furniture looks like in 3D, besides the numbers of its drawing. Pure. */
import type { Product } from '#domain/catalogue/product.schema.ts'
import type { Collection } from '#domain/collections/collection.schema.ts'
import type { CabinetLook, FurnitureLook, VanityLook } from '#domain/furniture/furniture-look.ts'
import { leastUnderside, mirrorUnderside } from '#domain/fit/mirror-place.ts'
import { pictureUrl } from '#domain/picture-source.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import type { FurnitureStyle } from '#domain/catalogue/family.schema.ts'
import { drawnParts, furnitureStyle } from './drawn-parts.ts'

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

/** Null for a product that is neither a vanity unit nor a cabinet of which the style is known. */
export function furnitureLook(files: Known, product: Seen): FurnitureLook | null {
  return vanityLook(files, product) ?? cabinetLook(files, product)
}

function cabinetLook(files: Known, product: Seen): CabinetLook | null {
  const style = furnitureStyle(files, product)
  const parts = drawnParts(files, product)
  const hangs = style && hangingPlace(product.model, style)
  if (!parts || !hangs) return null
  return {
    kind: product.model === 'spiegelkast' ? 'mirror-cabinet' : 'cabinet',
    parts,
    metal: metals[product.model === 'spiegelkast' ? 'rvs' : style.form.metal],
    hangs,
    color: style.color,
    finishes: finishLooks(product),
  }
}

/** Beside a vanity unit a cabinet ends at its top; the others hang as *Past het?* reckons (docs/rules.md). Null for what is no cabinet. */
function hangingPlace(model: string, { form }: FurnitureStyle): CabinetLook['hangs'] | null {
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

/** Null for a product that is no vanity unit of which the style is known. */
export function vanityLook(files: Known, product: Seen): VanityLook | null {
  const style = furnitureStyle(files, product)
  const parts = drawnParts(files, product)
  if (!style || !parts || !['wastafelmeubel', 'toiletmeubel'].includes(product.model)) return null
  const { form, tops } = style
  const surface = tops[0]?.surface
  const named = surface && 'finish' in surface ? files.finishes.find(({ name }) => name === surface.finish) : undefined
  const top = surface && 'color' in surface ? surface.color : (named?.surface.color ?? white)
  return {
    kind: 'vanity',
    parts,
    metal: metals[form.metal],
    top: { color: top, thickness: form.topThickness },
    topHeight: form.topHeight,
    basin: form.basin === 'geintegreerd' ? top : white,
    bowls: form.basin.startsWith('opzet'),
    color: style.color,
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
