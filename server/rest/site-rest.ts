/** The REST dialect of this site. */
import { resolve } from 'node:path'
import { env } from '#server/env.ts'
import { asTyped } from '#server/content/figures-with-units.ts'
import { siteContext } from '#server/site-context.ts'
import { readMediaManifest } from '#server/content/media.ts'
import { notFound, restResponse } from './rest-response.ts'
import { restStore, type RestStore } from './rest-store.ts'

let opened: RestStore | undefined

/** The response to a request under /api for a content type. With a content server configured it is a 404: the embedded content would contradict it. */
export async function siteRestResponse(request: Request): Promise<Response> {
  if (env().CMS_URL !== undefined) return notFound(request)
  const { files, products } = await siteContext()
  opened ??= restStore(asTyped({ files, products }), readMediaManifest(resolve('public')), resolve('public'))
  return restResponse(request, opened)
}
