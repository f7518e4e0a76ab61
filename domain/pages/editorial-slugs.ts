/** Slugs of the editorial pages, by folder. */
export const editorialSlugs = [
  'showroom',
  'over-ons',
  'duurzaamheid',
  'service',
  'professional',
  'montage',
  'voorwaarden',
  'disclaimer',
  'pers',
  'toegankelijkheid',
] as const
export const companySlugs = ['geschiedenis', 'team', 'productie'] as const
export const productPageSlugs = ['planchet', 'nisplank', 'crystal', 'ferro', 'ronin'] as const
export const assemblyPageSlugs = [
  'montagehandleiding',
  'aanvoermaten-afvoermaten',
  'instructievideos-ladesystemen',
  'instructievideos-scharnieren',
  'ladesystemen',
  'scharnieren',
] as const
