/** The assembly pages: closed lists behind /montage/… */
export const drawerSystemSlugs = ['hettich', 'scala', 'exclusief', 'xp'] as const
export const hingeSlugs = ['exclusief', 'grass', 'hettich'] as const
/** Guides that stand directly below /montage. */
export const shelfGuideSlugs = ['planchet', 'nisplank'] as const
/** The pages with films, and the folder of the guides that each film belongs to. */
export const filmPageSlugs = ['instructievideos-ladesystemen', 'instructievideos-scharnieren'] as const
export const filmPages = {
  'instructievideos-ladesystemen': '/montage/ladesystemen/',
  'instructievideos-scharnieren': '/montage/scharnieren/',
} as const
export type FilmFolder = (typeof filmPages)[keyof typeof filmPages]
