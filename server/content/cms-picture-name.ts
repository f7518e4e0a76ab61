/**
 * Names of pictures that lie on the content server, so that they can stand where the names of the site's own pictures stand: 'cms/' and the path
 * of the file, in which everything but a-z and 0-9 is written as a hyphen and two hexadecimal digits. '/uploads/kast_1.webp' is
 * 'cms/uploads/kast-5f1-2ewebp'. Of a picture on another host, 'cdn/' and the host come before the path.
 */

/** Longer names would not fit into an address that every server and proxy takes. */
const longestName = 400

/** The name of the picture at `url`, or null when it cannot have one. `origin` is that of the content server. A query is not part of a picture. */
export function cmsPictureName(url: URL, origin: string): string | null {
  const path = encodePath(url.pathname)
  if (path === null) return null
  const name = url.origin === origin ? `cms/${path}` : `cdn/${encodePart(url.host)}/${path}`
  return name.length <= longestName ? name : null
}

/** What the name stands for: the path, with a slash before it, and the host, null for the content server itself. Null for anything that no picture is called. */
export function readCmsPictureName(name: string): { host: string | null; path: string } | null {
  if (name.length > longestName) return null
  const [kind, ...parts] = name.split('/')
  const signs = parts.map(decodePart).filter((part) => part !== null)
  if (signs.length < parts.length || signs.length === 0) return null
  if (kind === 'cms') return { host: null, path: `/${signs.join('/')}` }
  const [host, ...path] = signs
  return kind === 'cdn' && host !== undefined && path.length > 0 ? { host, path: `/${path.join('/')}` } : null
}

function encodePath(pathname: string): string | null {
  const parts = pathname.split('/').slice(1)
  return parts.length === 0 || parts.includes('') ? null : parts.map(encodePart).join('/')
}

const encodePart = (part: string): string =>
  part.replaceAll(/[^a-z0-9]/g, (sign) =>
    [...Buffer.from(sign)].map((byte) => `-${byte.toString(16).padStart(2, '0')}`).join(''),
  )

/** Only what `encodePart` writes is read, so that a picture has one name. Paths and hosts of URLs are ASCII, one byte a sign. */
function decodePart(part: string): string | null {
  if (!/^(?:[a-z0-9]|-[2-7][0-9a-f])+$/.test(part)) return null
  const read = part.replaceAll(/-(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return encodePart(read) === part ? read : null
}
