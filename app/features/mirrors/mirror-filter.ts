/** The filters of the mirror list (decisions: `/collecties/spiegels?features&width&shape&x3d`). Pure. */
import type { MirrorCard } from '#server/content/mirrors.ts'
import type { Facets } from '#app/lib/facets.ts'

/** Search params and what a mirror answers to them; widths in mm. */
export const mirrorFacets: Facets<MirrorCard> = {
  features: (mirror) => mirror.features,
  width: (mirror) => mirror.widths.map(String),
  shape: (mirror) => [mirror.shape],
  x3d: (mirror) => (mirror.x3d ? ['1'] : []),
}
