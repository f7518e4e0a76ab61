/** One address per page: the path to redirect to, or null for a canonical path (docs/rules.md, Addresses). */

const moved = new Map([['/over-ons/productieproces', '/over-ons/productie']])
/** Paths of files keep their case and are never redirected. */
export const filePrefixes = ['/media/', '/img/', '/assets/', '/api/', '/_serverFn/']

/** The path to redirect to permanently, or null. Canonical paths have no trailing or doubled slashes and no upper case. */
export function canonicalPath(pathname: string): string | null {
  if (filePrefixes.some((prefix) => pathname.startsWith(prefix))) return null
  const plain = pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  // Characters that need no escape are unescaped. Other percent-escapes stay as they are: changing their case would
  // only change their spelling.
  const lower = plain.replaceAll(/%[0-9a-fA-F]{2}|[A-Z]+/g, (part) =>
    part.startsWith('%') ? plainly(part) : part.toLowerCase(),
  )
  const canonical = moved.get(lower) ?? lower
  return canonical === pathname ? null : canonical
}

/** '%6d' -> 'm', for letters, digits and the four punctuation marks that an address never needs to escape. */
function plainly(escaped: string): string {
  const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
  return /[\w.~-]/.test(character) ? character.toLowerCase() : escaped
}
