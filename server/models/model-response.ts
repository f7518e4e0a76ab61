/** The 3D models of sets, vanity units and cabinets as GLB: for planners, and to look at in a room. The same solids as on the page. Nothing is stored. */
import { readSetAsked } from '#domain/configurator/set-path.ts'
import { furnitureModel, setModel, type FurnitureModel } from '#domain/furniture/furniture-model.ts'
import { solidMeshes } from '#domain/furniture/solid-meshes.ts'
import { surfacesOf } from '#domain/furniture/solid-surfaces.ts'
import type { FurnitureLook } from '#domain/furniture/furniture-look.ts'
import { setLook } from '#domain/furniture/set-look.ts'
import { dimensionLabel } from '#domain/dimensions.ts'
import { parseSearch } from '#domain/search-string.ts'
import { site } from '#domain/site.ts'
import { catalogue } from '#server/catalogue/catalogue.ts'
import type { Product } from '#domain/catalogue/product.schema.ts'
import { furnitureLook } from '#server/catalogue/product-look.ts'
import { findSet } from '#server/configurator/find-set.ts'
import { retryAfter } from '#server/http/retry-after.ts'
import { refusal } from '#server/http/refusal.ts'
import { sitePictures } from '#server/images/site-pictures.ts'
import { reportProblem } from '#server/observe/problem-report.ts'
import { makeInTurn } from '#server/pdf/paper-queue.ts'
import { siteContext } from '#server/site-context.ts'
import { glbFile, type GlbFinish } from './glb.ts'

/** `picture`: its name among the media; null for a plain colour. */
type WornFinish = { key: string; name: string; picture: string | null }
/** `file`: its name without ending. `finishes`: the first is shown. */
type Asked = {
  file: string
  name: string
  model: FurnitureModel
  look: FurnitureLook
  finishes: readonly WornFinish[]
}

/** GET /samenstellen/{collectie}.glb, with the params of the page. 404 for a collection that cannot be put together, 429 and 503 when there are too many requests. */
export function setModelFile(request: Request, collection: string): Promise<Response> {
  return makeInTurn(request, 'model', () =>
    respond(() => setAsked(request, collection), 'Deze collectie is niet samen te stellen.'),
  )
}

/** GET /producten/{slug}.glb?variant={article}: the first variant when it is missing or unknown. Every finish of the product is in it. 404 for a product without a model; 429 and 503 as above. */
export function productModelFile(request: Request, slug: string): Promise<Response> {
  return makeInTurn(request, 'model', () =>
    respond(() => productAsked(request, slug), 'Dit product heeft geen 3D-model.'),
  )
}

async function setAsked(request: Request, collection: string): Promise<Asked | null> {
  const asked = readSetAsked(collection, new URL(request.url).search)
  const set = asked && (await findSet(asked))
  const product = set && (await catalogue()).products.get(set.product)
  const plain = product && furnitureLook((await siteContext()).files, product)
  if (!product || plain?.kind !== 'vanity') return null
  const look = setLook(plain, set.drawing, set.model)
  return {
    look,
    finishes: finishesOf(product).filter(({ key }) => key === set.search.finish),
    file: `samenstelling-${set.slug}`,
    name: `${set.name}, ${set.width} mm`,
    model: setModel(set.drawing, look, set.model),
  }
}

async function productAsked(request: Request, slug: string): Promise<Asked | null> {
  const product = (await catalogue()).products.get(slug)
  const asked = parseSearch(new URL(request.url).search)['variant']
  const variant = product?.variants.find(({ article }) => article === asked) ?? product?.variants[0]
  const { width, height, depth } = variant ?? {}
  const look = product && furnitureLook((await siteContext()).files, product)
  if (!look || !variant || !width || !height || !depth) return null
  const worn = variant.color_textures[0]?.name
  const finishes = finishesOf(product)
  return {
    look,
    finishes: [...finishes.filter(({ key }) => key === worn), ...finishes.filter(({ key }) => key !== worn)],
    file: `${slug}-${variant.article.toLowerCase()}`,
    name: `${product.name}, ${dimensionLabel({ width, height, depth, diameter: null })}`,
    model: furnitureModel(look, { width, height, depth }),
  }
}

/** Each finish of a product once. */
function finishesOf({ variants }: Pick<Product, 'variants'>): WornFinish[] {
  const textures = variants.flatMap(({ color_textures }) => color_textures.slice(0, 1))
  return [...new Map(textures.map((texture) => [texture.name, texture])).values()].map(
    ({ name, color_name, texture_image }) => ({
      key: name,
      name: color_name,
      picture: texture_image?.file ? texture_image.media : null,
    }),
  )
}

async function respond(find: () => Promise<Asked | null>, none: string): Promise<Response> {
  try {
    const asked = await find()
    if (asked === null) return refusal(404, none)
    return new Response(await fileOf(asked), {
      headers: {
        'content-type': 'model/gltf-binary',
        'content-disposition': `attachment; filename="${asked.file}.glb"`,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      },
    })
  } catch (error) {
    reportProblem({ event: 'model-not-made', error })
    return refusal(503, 'Kan producten niet laden. Probeer het later opnieuw.', retryAfter)
  }
}

async function fileOf({ name, model, look, finishes }: Asked): Promise<Uint8Array<ArrayBuffer>> {
  const [shown = unfinished(look), ...others] = await Promise.all(finishes.map((finish) => wornFinish(look, finish)))
  return glbFile({
    name,
    copyright: site.legalName,
    meshes: solidMeshes(model.solids),
    surfaces: surfacesOf(look, undefined),
    finishes: [shown, ...others],
    floor: model.measures.floor,
  })
}

/** Without its picture furniture has the colour of its finish. */
async function wornFinish(look: FurnitureLook, { key, name, picture: media }: WornFinish): Promise<GlbFinish> {
  const stored = media === null ? null : await sitePictures().store.get({ media, width: 'model' })
  const picture = stored && new Uint8Array(await stored.content.arrayBuffer())
  const finish = look.finishes[key]
  return {
    ...surfacesOf(look, finish && { ...finish, texture: picture ? finish.texture : null }).finish,
    name,
    picture,
  }
}

function unfinished(look: FurnitureLook): GlbFinish {
  return { ...surfacesOf(look, undefined).finish, name: 'finish', picture: null }
}
