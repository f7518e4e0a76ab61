/** One address per page: where a request should have asked, or null when it asked right (docs/rules.md, Addresses). */

const moved = new Map([['/over-ons/productieproces', '/over-ons/productie']])
/** Addresses of files keep their case and are never redirected. */
export const filePrefixes = ['/media/', '/img/', '/assets/', '/api/', '/_serverFn/']

/** The path to redirect to permanently, or null. Trailing slashes, doubled slashes and upper case are not ours. */
export function canonicalPath(pathname: string): string | null {
  if (filePrefixes.some((prefix) => pathname.startsWith(prefix))) return null
  const plain = pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  // What need not be escaped is written plainly; other percent-escapes are left as they are: lower-casing them would change nothing but their spelling.
  const lower = plain.replaceAll(/%[0-9a-fA-F]{2}|[A-Z]+/g, (part) =>
    part.startsWith('%') ? plainly(part) : part.toLowerCase(),
  )
  const canonical = moved.get(lower) ?? lower
  return canonical === pathname ? null : canonical
}

/** '%6d' -> 'm', for letters, digits and the four signs that an address never has to escape. */
function plainly(escaped: string): string {
  const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
  return /[\w.~-]/.test(character) ? character.toLowerCase() : escaped
}
