/** Links to pictures, of which a walk need not ask for all: that every master can be read is a contract test, and making all copies takes longer than the walk. */
import { readMediaManifest } from '#server/content/media.ts'
import { parsePictureRequest } from '#server/images/picture-request.ts'

const { pictures } = readMediaManifest('public')

/** The width of a picture that the server can make, as `href` asks for it; null for anything else. */
function pictureWidth(href: string): number | 'og' | null {
  const { path = '', version } = /^\/img\/(?<path>[^?]+)\?v=(?<version>\w+)$/.exec(href)?.groups ?? {}
  const wanted = parsePictureRequest(path)
  return typeof wanted === 'object' && pictures[wanted.media]?.version === version ? wanted.width : null
}

/** `hrefs` without the pictures that the server can make, but for one of each width. */
export function unlikePictures(hrefs: readonly string[]): string[] {
  const ofWidth = new Map(hrefs.map((href) => [pictureWidth(href), href]))
  return hrefs.filter((href) => pictureWidth(href) === null || ofWidth.get(pictureWidth(href)) === href)
}
