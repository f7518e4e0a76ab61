/** The closed lists of collection slugs: they drive params, links, the sitemap and the contract tests. */

/** /collecties/{slug} */
export const collectionSlugs = ['beat40', 'beat45', 'nuance515', 'type', 'sunny', 'thor', 'sjithouse'] as const

/** /collecties/exclusief/{slug} */
export const exclusiveSlugs = ['linea', 'epoque', 'morrison', 'tresore', 'ligne', 'modena'] as const

/** /collecties/sjithouse/epoch */
export const epochSlug = 'epoch'

export const allCollectionSlugs = [...collectionSlugs, epochSlug, ...exclusiveSlugs] as const
export type AnyCollectionSlug = (typeof allCollectionSlugs)[number]
