/**
 * The dealer slug rule (docs/rules.md, Addresses): lower case, white space to hyphens, characters other than a-z, 0-9 and hyphen removed,
 * repeated hyphens collapsed, hyphens at both ends trimmed. 'Badhuis  De Vecht & Zn.' -> 'badhuis-de-vecht-zn'.
 */
export function dealerSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^a-z0-9-]/g, '')
    .replaceAll(/-+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** A slug for our own words and names: accents are folded first, so that België becomes belgie. */
export function wordSlug(text: string): string {
  return dealerSlug(text.normalize('NFD').replaceAll(/\p{Diacritic}/gu, ''))
}
