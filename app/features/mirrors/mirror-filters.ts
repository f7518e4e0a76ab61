/** The filters of the mirror list, each defined once. */
import type { Facet } from '#app/lib/in-memory-facets.ts'
import { mirrorFeatures, mirrorShapes } from '#domain/mirrors/mirror-lists.ts'
import type { MirrorCard } from '#server/mirrors/mirrors.ts'
import type { MirrorSearch } from './mirror-search.ts'
import { featureWords, shapeWords } from './mirror-words.ts'

export const mirrorFacets: readonly Facet<MirrorCard, keyof MirrorSearch>[] = [
  {
    key: 'features',
    legend: 'Eigenschappen',
    valuesOf: (mirror) => mirror.features,
    optionsOf: () => mirrorFeatures.map((value) => ({ value, label: featureWords[value].label })),
  },
  {
    key: 'width',
    legend: 'Breedte',
    isFolded: true,
    valuesOf: (mirror) => mirror.widths.map(String),
    optionsOf: (mirrors) =>
      [...new Set(mirrors.flatMap((mirror) => mirror.widths))]
        .toSorted((a, b) => a - b)
        .map((width) => ({ value: String(width), label: `${width} mm` })),
  },
  {
    key: 'shape',
    legend: 'Vorm',
    valuesOf: (mirror) => [mirror.shape],
    optionsOf: () => mirrorShapes.map((value) => ({ value, label: shapeWords[value] })),
  },
  {
    key: 'x3d',
    legend: '3D',
    valuesOf: (mirror) => (mirror.x3d ? ['1'] : []),
    optionsOf: () => [{ value: '1', label: 'Met 3D-model' }],
  },
]
