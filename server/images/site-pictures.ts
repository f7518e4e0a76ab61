/** The pictures of this process: masters in public/media and on the content server, copies in DATA_DIR/img, versions from the media manifest. */
import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { readMediaManifest, type MediaManifest } from '#server/content/media.ts'
import { env } from '#server/env.ts'
import { createCmsMasters } from './cms-masters.ts'
import { isNamedCut, readCut } from '#server/content/picture-cut.ts'
import { createPictureStore, type Master } from './picture-store.ts'

let pictures: ReturnType<typeof openPictures> | undefined

/** Opened at the first call. */
export function sitePictures() {
  pictures ??= openPictures(resolve('public'), resolve(env().DATA_DIR))
  return pictures
}

function openPictures(publicDir: string, dataDir: string) {
  // Read once, as the content is, so that pages and pictures agree on the versions.
  const manifest: MediaManifest = readMediaManifest(publicDir)
  const madePicture = (media: string) =>
    Object.hasOwn(manifest.pictures, media) ? manifest.pictures[media] : undefined
  const { CMS_URL, MEDIA_HOSTS } = env()
  const cms =
    CMS_URL === undefined
      ? null
      : createCmsMasters({ url: CMS_URL, mediaHosts: MEDIA_HOSTS, dir: join(dataDir, 'img-masters') })

  async function masterOf(media: string): Promise<Master | null> {
    const part = readCut(media)
    if (part !== null) {
      const whole = isNamedCut(media) ? await masterOf(part.media) : null
      return whole && { ...whole, cut: part.cut }
    }
    if (/^c(?:ms|dn)\//.test(media)) {
      const file = (await cms?.masterOf(media)) ?? null
      const info = file === null ? null : await stat(file).catch(() => null)
      return file === null || info === null
        ? null
        : { file, version: `${info.size.toString(36)}-${Math.trunc(info.mtimeMs).toString(36)}` }
    }
    // Not the time of the file, which changes with every release: made pictures outlive releases.
    const made = madePicture(media)
    return made ? { file: join(publicDir, 'media', made.file), version: `${made.hash}-${made.bytes ?? 0}` } : null
  }
  return {
    /** A file of the content server was replaced: its pictures are made of what it has now. */
    renew: () => cms?.renew(),
    store: createPictureStore({ masterOf, cacheDir: join(dataDir, 'img') }),
    // Only pages know the version of a picture on the content server: browsers cache it for an hour.
    currentVersion: (media: string) => madePicture(media)?.version ?? null,
  }
}
