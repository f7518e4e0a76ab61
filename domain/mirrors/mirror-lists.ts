/** The closed lists of the mirror catalogue (docs/rules.md, Catalogues), and how many doors its cabinets have. */

export const mirrorFeatures = [
  'verlichting',
  'verwarming',
  'dimbaar',
  'touchbediening',
  'sensor',
  'kleurwissel',
  'makeuplamp',
  'speaker',
  'bluetooth',
  'Monteerbaar',
  'vergrotingsspiegel',
] as const
export type MirrorFeature = (typeof mirrorFeatures)[number]
export const mirrorShapes = ['rechthoek', 'vierkant', 'rond', 'ovaal', 'boog', 'organisch', 'spiegelkast'] as const
export type MirrorShape = (typeof mirrorShapes)[number]

/** How many doors a mirror cabinet of this width (mm) has (docs/rules.md, Pictures of products). */
export function mirrorDoors(width: number): number {
  if (width <= 600) return 1
  return width <= 1000 ? 2 : 3
}
