/** The filters of the mirror list: `/collecties/spiegels?features&width&shape&x3d`. Pure. */
import type { MirrorCard } from '#server/pages/mirrors.ts'
import { inCentimetres } from '#domain/dimensions.ts'
import { countWith, filterItems, type Facets } from '#app/lib/facets.ts'
import { knownValues } from '#app/lib/search-values.ts'
import type { MirrorSearch } from './mirror-search.ts'
import { featureWords, shapeWords } from './mirror-words.ts'

/** Search params and what a mirror answers to them; widths in mm. */
export const mirrorFacets: Facets<MirrorCard> = {
  features: (mirror) => mirror.features,
  width: (mirror) => mirror.widths.map(String),
  shape: (mirror) => [mirror.shape],
  x3d: (mirror) => (mirror.x3d ? ['1'] : []),
}

/** The mirrors that pass the filters, and how many each value of a filter would give. */
export function mirrorList(mirrors: readonly MirrorCard[], asked: MirrorSearch) {
  const widths = [...new Set(mirrors.flatMap((mirror) => mirror.widths))].toSorted((a, b) => a - b)
  const search = { ...asked, width: knownValues(widths.map(String), asked.width) } // a width that no mirror has is as good as none
  const items = filterItems(mirrors, mirrorFacets, search)
  const counted = (name: keyof MirrorSearch, values: readonly { value: string; label: string }[]) =>
    values.map(({ value, label }) => ({ value, label, count: countWith(mirrors, mirrorFacets, search, name, value) }))
  return {
    total: items.length,
    items,
    filters: {
      features: counted(
        'features',
        Object.entries(featureWords).map(([value, { label }]) => ({ value, label })),
      ),
      width: counted(
        'width',
        widths.map((width) => ({ value: String(width), label: `${inCentimetres(width)} cm` })),
      ),
      shape: counted(
        'shape',
        Object.entries(shapeWords).map(([value, label]) => ({ value, label })),
      ),
      x3d: counted('x3d', [{ value: '1', label: 'Met 3D-model' }]),
    },
  }
}
