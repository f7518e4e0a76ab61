/**
 * Which links of a kind a crawl need not all follow. Of pictures a contract test reads every master, and resizing all takes longer than
 * the crawl; addresses that differ in the values of their params come from the same code, which falls back from a wrong value.
 */
import { readMediaManifest } from '#server/content/media.ts'
import { parsePictureRequest } from '#server/images/picture-request.ts'

/** Files made of the catalogue. A client may have a few in ten minutes; professional.test.ts draws every product. */
const madeFile = /^(?<folder>(?:\/professional)?\/(?:producten|collecties)\/)[a-z0-9-]+\.(?<ending>[a-z]+)$/

const { pictures } = readMediaManifest('public')

/** The requested width of a picture that the server can make; null for anything else. */
function pictureWidth(href: string): number | 'og' | null {
  const { path = '', version } = /^\/img\/(?<path>[^?]+)\?v=(?<version>\w+)$/.exec(href)?.groups ?? {}
  const wanted = parsePictureRequest(path)
  return typeof wanted === 'object' && pictures[wanted.media]?.version === version ? wanted.width : null
}

function oneOfEach(hrefs: readonly string[], kindOf: (href: string) => string): string[] {
  return [...new Map(hrefs.map((href) => [kindOf(href), href])).values()]
}

/** `hrefs` with only one picture of each width. */
export function unlikePictures(hrefs: readonly string[]): string[] {
  return oneOfEach(hrefs, (href) => String(pictureWidth(href) ?? href))
}

/** Of those, only one of each path and names of params, and one of each kind of file that the server makes of a product or a collection. */
export function unlikeLinks(hrefs: readonly string[]): string[] {
  return oneOfEach(unlikePictures(hrefs), (href) => {
    if (pictureWidth(href) !== null) return href
    const { pathname, searchParams } = new URL(href, 'https://site.example')
    const path = pathname.replace(madeFile, '$<folder>.$<ending>')
    return [path, ...new Set(searchParams.keys())].join(' ')
  })
}
