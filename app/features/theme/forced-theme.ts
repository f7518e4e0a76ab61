/** Pages that are always dark (docs/rules.md, theme). */

const forcedDark = new Set([
  '/collecties/spiegels',
  '/collecties/exclusief',
  '/kleuren',
  '/favorieten',
  '/collecties/sjithouse/epoch',
  '/collecties/sunny',
  '/producten/crystal',
  '/producten/ferro',
  '/producten/ronin',
  '/over-ons',
  '/over-ons/geschiedenis',
  '/over-ons/team',
  '/over-ons/productie',
  '/duurzaamheid',
])
/** Everything under these is dark as well. */
const forcedDarkBelow = ['/collecties/spiegels/', '/collecties/exclusief/', '/kleuren/']

/** True where the theme is forced dark and cannot be toggled. */
export function isForcedDark(pathname: string): boolean {
  return forcedDark.has(pathname) || forcedDarkBelow.some((start) => pathname.startsWith(start))
}
