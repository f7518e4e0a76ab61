/** The closed lists of the mirror catalogue (docs/rules.md, Catalogues). */

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
