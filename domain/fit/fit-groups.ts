/** The kinds of furniture that can be tried in a niche, and their groups. */

export const fitGroups = ['furniture', 'cabinets', 'mirrors'] as const
export type FitGroup = (typeof fitGroups)[number]

const groupOfModel = new Map<string, FitGroup>([
  ['wastafelmeubel', 'furniture'],
  ['toiletmeubel', 'furniture'],
  ['kolomkast', 'cabinets'],
  ['halfhoge-kast', 'cabinets'],
  ['zijkast', 'cabinets'],
  ['make-uptafel', 'cabinets'],
  ['spiegel', 'mirrors'],
  ['spiegelkast', 'mirrors'],
  ['bovenkast', 'mirrors'],
])

/** The group of a product's `model`; null for what is not placed by itself (tops, handles …). */
export function fitGroupOf(model: string): FitGroup | null {
  return groupOfModel.get(model) ?? null
}
