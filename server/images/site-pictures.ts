/** The pictures of this process: masters in public/media and on the content server, copies in DATA_DIR/img, versions from the media manifest. */
import { join, resolve } from 'node:path'
import { readMediaManifest, type MediaManifest } from '#server/content/media.ts'
import { env } from '#server/env.ts'
import { createCmsMasters } from './cms-masters.ts'
import { createPictureStore, type PictureStore } from './picture-store.ts'

let pictures: { store: PictureStore; currentVersion: (media: string) => string | null } | undefined

/** Made at the first request. */
export function sitePictures() {
  pictures ??= openPictures(resolve('public'), resolve(env().DATA_DIR))
  return pictures
}

function openPictures(publicDir: string, dataDir: string) {
  // Read once, as the content is: the versions in the pages and those compared with here are of the same moment.
  const manifest: MediaManifest = readMediaManifest(publicDir)
  const { CMS_URL, MEDIA_HOSTS } = env()
  const cms =
    CMS_URL === undefined
      ? null
      : createCmsMasters({ url: CMS_URL, mediaHosts: MEDIA_HOSTS, dir: join(dataDir, 'img-masters') })
  return {
    store: createPictureStore({
      masterOf: async (media) =>
        /^c(?:ms|dn)\//.test(media) ? (cms?.masterOf(media) ?? null) : join(publicDir, 'media', `${media}.webp`),
      cacheDir: join(dataDir, 'img'),
    }),
    // Of a picture on the content server the page alone knows the version: its copies are kept for an hour.
    currentVersion: (media: string) =>
      Object.hasOwn(manifest.pictures, media) ? (manifest.pictures[media]?.version ?? null) : null,
  }
}
