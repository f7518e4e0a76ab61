/** The slug of a dealer (docs/rules.md, Addresses): 'Badhuis  De Vecht & Zn.' -> 'badhuis-de-vecht-zn'. */
export function dealerSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^a-z0-9-]/g, '')
    .replaceAll(/-+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** The slug of the site's own words, with accents folded first: 'België' -> 'belgie'. */
export function wordSlug(text: string): string {
  return dealerSlug(text.normalize('NFD').replaceAll(/\p{Diacritic}/gu, ''))
}
