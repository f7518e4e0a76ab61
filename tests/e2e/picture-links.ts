/** Links to pictures, of which a crawl need not fetch all: a contract test reads every master, and resizing all takes longer than the crawl. */
import { readMediaManifest } from '#server/content/media.ts'
import { parsePictureRequest } from '#server/images/picture-request.ts'

const { pictures } = readMediaManifest('public')

/** The requested width of a picture that the server can make; null for anything else. */
function pictureWidth(href: string): number | 'og' | null {
  const { path = '', version } = /^\/img\/(?<path>[^?]+)\?v=(?<version>\w+)$/.exec(href)?.groups ?? {}
  const wanted = parsePictureRequest(path)
  return typeof wanted === 'object' && pictures[wanted.media]?.version === version ? wanted.width : null
}

/** `hrefs` with only one picture of each width. */
export function unlikePictures(hrefs: readonly string[]): string[] {
  const ofWidth = new Map(hrefs.map((href) => [pictureWidth(href), href]))
  return hrefs.filter((href) => pictureWidth(href) === null || ofWidth.get(pictureWidth(href)) === href)
}
