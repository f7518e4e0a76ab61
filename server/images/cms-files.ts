/** Drawings and 3D models of products on the content server, passed on by this site: no page sends a visitor to another host (docs/cms.md). */
import { openAsBlob } from 'node:fs'
import { basename, extname, join, resolve } from 'node:path'
import { readCmsPictureName } from '#server/content/cms-picture-name.ts'
import { env } from '#server/env.ts'
import { refusal } from '#server/http/refusal.ts'
import { createCmsMasters } from './cms-masters.ts'

/** By the ending of the file, whatever the server says of it. */
const types = new Map([
  ['.pdf', 'application/pdf'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.webp', 'image/webp'],
  ['.dxf', 'image/vnd.dxf'],
  ['.dwg', 'image/vnd.dwg'],
  ['.glb', 'model/gltf-binary'],
  ['.usdz', 'model/vnd.usdz+zip'],
])

let masters: ReturnType<typeof createCmsMasters> | null | undefined

function cmsFiles() {
  const { CMS_URL, MEDIA_HOSTS, DATA_DIR } = env()
  masters ??=
    CMS_URL === undefined
      ? null
      : createCmsMasters({
          url: CMS_URL,
          mediaHosts: MEDIA_HOSTS,
          dir: join(resolve(DATA_DIR), 'file-masters'),
          types: new Set(types.values()),
        })
  return masters
}

/** The response to /media/inhoud/{name}; 404 for what the content server does not have, or is no file of a product. */
export async function cmsFileResponse(name: string): Promise<Response> {
  const path = readCmsPictureName(name)?.path ?? ''
  const type = types.get(extname(path).toLowerCase())
  const file = type === undefined ? null : ((await cmsFiles()?.masterOf(name)) ?? null)
  if (type === undefined || file === null) return refusal(404, 'Dit bestand bestaat niet.')
  return new Response(await openAsBlob(file), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${basename(path).replaceAll(/[^\w.-]/g, '_')}"`,
      'cache-control': 'public, max-age=3600',
    },
  })
}
