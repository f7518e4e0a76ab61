/** Pages whose look is fixed (specification section 4, 'Theme' and 'Transparent hero pages'). Pure functions of the path. */

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

const transparentHero = new Set([
  '/',
  '/collecties/thor',
  '/collecties/exclusief',
  '/collecties/type',
  '/collecties/beat40',
  '/collecties/beat45',
  '/collecties/nuance515',
  '/collecties/sjithouse',
])

/** True where the header lies transparent on the hero until the page is scrolled. */
export function hasTransparentHero(pathname: string): boolean {
  return transparentHero.has(pathname)
}
