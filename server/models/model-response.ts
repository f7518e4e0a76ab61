/** The 3D models of sets and vanity units as GLB: for planners, and to look at in a room. The same solids as on the page. Nothing is stored. */
import { readSetAsked } from '#domain/configurator/set-path.ts'
import { setModel, vanityModel, type FurnitureModel } from '#domain/furniture/furniture-model.ts'
import { solidMeshes } from '#domain/furniture/solid-meshes.ts'
import { surfacesOf } from '#domain/furniture/solid-surfaces.ts'
import type { VanityLook } from '#domain/furniture/vanity-look.ts'
import { setLook } from '#domain/furniture/set-look.ts'
import { dimensionLabel } from '#domain/dimensions.ts'
import { parseSearch } from '#domain/search-string.ts'
import { site } from '#domain/site.ts'
import { catalogue } from '#server/catalogue/catalogue.ts'
import { vanityLook } from '#server/catalogue/product-look.ts'
import { findSet } from '#server/configurator/find-set.ts'
import { retryAfter } from '#server/http/content-unavailable.ts'
import { sitePictures } from '#server/images/site-pictures.ts'
import { reportProblem } from '#server/observe/problem-report.ts'
import { makeInTurn, refusal } from '#server/pdf/paper-queue.ts'
import { siteContext } from '#server/site-context.ts'
import { glbFile } from './glb.ts'

/** `file`: its name without ending. `picture`: name of the picture of its finish among the media; null for a plain colour. */
type Asked = {
  file: string
  name: string
  model: FurnitureModel
  look: VanityLook
  finish: string
  picture: string | null
}

/** GET /samenstellen/{collectie}.glb, with the params of the page. 404 for a collection that cannot be put together, 429 and 503 when there are too many requests. */
export function setModelFile(request: Request, collection: string): Promise<Response> {
  return makeInTurn(request, 'model', () =>
    respond(() => setAsked(request, collection), 'Deze collectie is niet samen te stellen.'),
  )
}

/** GET /producten/{slug}.glb?variant={article}: the first variant when it is missing or unknown. 404 for a product without a model; 429 and 503 as above. */
export function productModelFile(request: Request, slug: string): Promise<Response> {
  return makeInTurn(request, 'model', () =>
    respond(() => productAsked(request, slug), 'Dit product heeft geen 3D-model.'),
  )
}

async function setAsked(request: Request, collection: string): Promise<Asked | null> {
  const asked = readSetAsked(collection, new URL(request.url).search)
  const set = asked && (await findSet(asked))
  const found = set && (await lookOf(set.fitItem.replace('product.', ''), set.search.finish ?? ''))
  if (!set || !found) return null
  const look = setLook(found.look, set.drawing, set.model)
  return {
    ...found,
    look,
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
  const found = await lookOf(slug, variant?.color_textures[0]?.name ?? '')
  if (!product || !variant || !width || !height || !depth || !found) return null
  return {
    ...found,
    file: `${slug}-${variant.article.toLowerCase()}`,
    name: `${product.name}, ${dimensionLabel({ width, height, depth, diameter: null })}`,
    model: vanityModel(found.look, { width, height, depth }),
  }
}

async function lookOf(slug: string, finish: string): Promise<Pick<Asked, 'look' | 'finish' | 'picture'> | null> {
  const { files } = await siteContext()
  const product = (await catalogue()).products.get(slug)
  const look = product && vanityLook(files, product)
  if (!product || !look) return null
  const texture = product.variants.flatMap((variant) => variant.color_textures).find(({ name }) => name === finish)
  return { look, finish, picture: texture?.texture_image?.file ? texture.texture_image.media : null }
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

async function fileOf({ name, model, look, finish, picture: media }: Asked): Promise<Uint8Array<ArrayBuffer>> {
  const stored = media === null ? null : await sitePictures().store.get({ media, width: 'model' })
  const picture = stored && new Uint8Array(await stored.content.arrayBuffer())
  const { texture, ...plain } = look.finishes[finish] ?? { color: look.top.color, surface: '', texture: null }
  return glbFile({
    name,
    copyright: site.legalName,
    meshes: solidMeshes(model.solids),
    // Without its picture the furniture has the colour of its finish.
    surfaces: surfacesOf(look, { ...plain, texture: picture ? texture : null }),
    picture,
    floor: model.measures.floor,
  })
}
