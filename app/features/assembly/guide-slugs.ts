/** The assembly pages: closed lists behind /montage/… */
export const drawerSystemSlugs = ['hettich', 'scala', 'exclusief', 'xp'] as const
export type DrawerSystemSlug = (typeof drawerSystemSlugs)[number]
export const hingeSlugs = ['exclusief', 'grass', 'hettich'] as const
export type HingeSlug = (typeof hingeSlugs)[number]
/** Guides that stand directly below /montage. */
export const shelfGuideSlugs = ['planchet', 'nisplank'] as const
