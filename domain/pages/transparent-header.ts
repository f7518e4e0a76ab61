/** Pages whose hero begins under a transparent header (docs/rules.md, Theme and header). */

const transparentHeader = new Set([
  '/',
  '/collecties/thor',
  '/collecties/exclusief',
  '/collecties/type',
  '/collecties/beat40',
  '/collecties/beat45',
  '/collecties/nuance515',
  '/collecties/sjithouse',
])

/** True where the header is transparent over the hero until the page is scrolled. */
export function hasTransparentHeader(pathname: string): boolean {
  return transparentHeader.has(pathname)
}
