/** Files of one product or collection for drawing programs and specifications, made on request from the catalogue. */
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { strToU8, zipSync, type Zippable } from 'fflate'
import { amsterdamDay } from '#domain/amsterdam-day.ts'
import type { Product, Variant } from '#domain/catalogue/product.schema.ts'
import { allCollectionSlugs } from '#domain/collections/collection-slugs.ts'
import { dimensionLabel } from '#domain/dimensions.ts'
import { ifcFile, ifcGuid } from '#domain/professional/ifc-file.ts'
import { mtlFile, objFile } from '#domain/professional/obj-file.ts'
import { tenderPlain, tenderText } from '#domain/professional/tender-text.ts'
import { site } from '#domain/site.ts'
import { catalogue } from '#server/catalogue/catalogue.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { retryAfter } from '#server/http/retry-after.ts'
import { reportProblem } from '#server/observe/problem-report.ts'
import { refusal } from '#server/http/refusal.ts'
import { makeInTurn } from '#server/pdf/paper-queue.ts'
import { siteContext } from '#server/site-context.ts'
import { professionalArticles } from './articles.ts'
import { buildingObject, productDxf } from './building-objects.ts'
import { tenderDocument } from './tender-document.ts'

type Chosen = { files: ContentFiles; product: Product; variant: Variant }
type Format = { type: string; make: (chosen: Chosen) => Promise<Uint8Array<ArrayBuffer> | string | null> }

const formats: Readonly<Record<string, Format>> = {
  ifc: { type: 'application/x-step', make: async ({ files, product, variant }) => ifcOf(files, product, variant) },
  dxf: { type: 'image/vnd.dxf', make: async ({ files, product, variant }) => productDxf(files, product, variant) },
  txt: { type: 'text/plain; charset=utf-8', make: async (chosen) => tenderPlain(tenderOf(chosen)) },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    make: async (chosen) => tenderDocument(tenderOf(chosen)),
  },
  zip: {
    type: 'application/zip',
    make: async ({ files, product }) => zipped(filesOf(files, product)),
  },
}

const unavailable = 'Kan product niet laden. Probeer het later opnieuw.'

/** GET /professional/producten/{slug}.{ifc,dxf,txt,docx,zip}?variant={article}: the first variant when it is missing or unknown; in a zip every size in its first finish. 404 for what does not exist; 429 and 503 when there are too many requests. */
export function productFile(request: Request, name: string): Promise<Response> {
  const [, slug = '', ending = ''] = /^([a-z0-9-]+)\.([a-z]+)$/.exec(name) ?? []
  const format = Object.hasOwn(formats, ending) ? formats[ending] : undefined
  return respond(request, async () => {
    const product = (await catalogue()).products.get(slug)
    const asked = new URL(request.url).searchParams.get('variant')
    const variant = product?.variants.find(({ article }) => article === asked) ?? product?.variants[0]
    if (!format || !product || !variant) return null
    const body = await format.make({ files: (await siteContext()).files, product, variant })
    const file = ending === 'zip' ? slug : `${slug}-${variant.article.toLowerCase()}`
    return body === null ? null : { body, type: format.type, file: `${file}.${ending}` }
  })
}

/** GET /professional/collecties/{slug}.zip: every product of a collection, each size in its first finish. Refusals as above. */
export function collectionFile(request: Request, name: string): Promise<Response> {
  const slug = allCollectionSlugs.find((candidate) => name === `${candidate}.zip`)
  return respond(request, async () => {
    if (slug === undefined) return null
    const [{ files }, { products }] = await Promise.all([siteContext(), catalogue()])
    const own = [...products.values()].filter(({ collections }) => collections[0]?.slug === slug)
    const folders: Zippable = {}
    for (const product of own) {
      await setImmediate() // other visitors come in between
      folders[product.slug] = filesOf(files, product)
    }
    return { body: zipped(folders), type: 'application/zip', file: `${slug}.zip` }
  })
}

type Answer = { body: Uint8Array<ArrayBuffer> | string; type: string; file: string }

function respond(request: Request, make: () => Promise<Answer | null>): Promise<Response> {
  return makeInTurn(request, 'model', async () => {
    try {
      const answer = await make()
      if (answer === null) return refusal(404, 'Dit bestand bestaat niet.')
      return new Response(answer.body, {
        headers: {
          'content-type': answer.type,
          'content-disposition': `attachment; filename="${answer.file}"`,
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
        },
      })
    } catch (error) {
      reportProblem({ event: 'professional-file-not-made', error })
      return refusal(503, unavailable, retryAfter)
    }
  })
}

function ifcOf(files: ContentFiles, product: Product, variant: Variant): string {
  const guid = (role: string) => ifcGuid(createHash('sha1').update(`${variant.article} ${role}`).digest())
  return ifcFile(buildingObject(files, product, variant), { date: amsterdamDay(new Date()), guid })
}

function tenderOf({ files, product, variant }: Chosen) {
  const [article] = professionalArticles(files, { ...product, variants: [variant] })
  if (!article) throw new RangeError(`${variant.article} is not sold`)
  const { connections } = buildingObject(files, product, variant)
  return tenderText(article, { manufacturer: site.name, connections })
}

/** Every size in its first finish. */
function filesOf(files: ContentFiles, product: Product): Zippable {
  const active = product.variants.filter(({ is_active }) => is_active)
  const sizes = new Map(active.toReversed().map((variant) => [dimensionLabel(variant), variant]))
  return Object.fromEntries(
    [...sizes.values()].flatMap((variant) => {
      const name = variant.article.toLowerCase()
      const object = buildingObject(files, product, variant)
      const dxf = productDxf(files, product, variant)
      return [
        [`${name}.ifc`, strToU8(ifcOf(files, product, variant))],
        [`${name}.obj`, strToU8(objFile(object, name))],
        [`${name}.mtl`, strToU8(mtlFile(object))],
        ...(dxf === null ? [] : [[`${name}.dxf`, strToU8(dxf)] as const]),
        [`${name}-bestek.txt`, strToU8(tenderPlain(tenderOf({ files, product, variant })))],
      ]
    }),
  )
}

function zipped(content: Zippable): Uint8Array<ArrayBuffer> {
  // The same content gives the same bytes.
  return new Uint8Array(zipSync(content, { mtime: '2026-01-01T00:00:00', level: 6 }))
}
