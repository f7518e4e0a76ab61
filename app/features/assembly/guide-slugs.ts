/** The slugs of the pages below /montage/. */
export const drawerSystemSlugs = ['hettich', 'scala', 'exclusief', 'xp'] as const
export const hingeSlugs = ['exclusief', 'grass', 'hettich'] as const
/** Guides directly below /montage. */
export const shelfGuideSlugs = ['planchet', 'nisplank'] as const
/** The pages with films, and the folder of the guides that they show the films of. */
export const filmPageSlugs = ['instructievideos-ladesystemen', 'instructievideos-scharnieren'] as const
export const filmPages = {
  'instructievideos-ladesystemen': '/montage/ladesystemen/',
  'instructievideos-scharnieren': '/montage/scharnieren/',
} as const
export type FilmFolder = (typeof filmPages)[keyof typeof filmPages]
