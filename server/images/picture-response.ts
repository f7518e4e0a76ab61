/** The response to /img/{width}/{media}.webp?v={version} and /img/og/{media}.jpg?v={version} (domain/picture-source.ts writes these addresses). */
import { refusal } from '#server/http/refusal.ts'
import { parsePictureRequest } from './picture-request.ts'
import type { PictureStore } from './picture-store.ts'

type Pictures = {
  store: PictureStore
  /** The version of this picture in the current pages, or null when it is not in the manifest. */
  currentVersion: (media: string) => string | null
}

/** 200 with the picture, 400 for a width that is not made, 404 for a picture that does not exist. `path` is what follows /img/. */
export async function pictureResponse(
  request: Request,
  path: string,
  { store, currentVersion }: Pictures,
): Promise<Response> {
  const wanted = parsePictureRequest(path)
  if (wanted === 'unknown-width') return refusal(400, 'Deze breedte wordt niet gemaakt.')
  const picture = wanted === 'unknown-picture' ? null : await store.get(wanted)
  if (wanted === 'unknown-picture' || !picture) return refusal(404, 'Deze afbeelding bestaat niet.')

  const version = currentVersion(wanted.media)
  const isCurrent = version !== null && new URL(request.url).searchParams.get('v') === version
  return new Response(picture.content, {
    headers: {
      'content-type': wanted.width === 'og' ? 'image/jpeg' : 'image/webp',
      'content-length': String(picture.content.size),
      'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      etag: `"${picture.key}"`,
    },
  })
}
