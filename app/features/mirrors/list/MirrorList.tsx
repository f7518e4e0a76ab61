/** All mirrors with their filters. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { countLabel } from '#app/lib/count-label.ts'
import { inCentimetres } from '#app/lib/dimensions.ts'
import { countWith, filterItems } from '#app/lib/facets.ts'
import { hrefWithout, knownValues } from '#app/lib/search-values.ts'
import { FilteredResults } from '#app/ui/filter/FilteredResults.tsx'
import { FilterGroup } from '#app/ui/filter/FilterGroup.tsx'
import { NoResults } from '#app/ui/filter/NoResults.tsx'
import { mirrorFacets } from '../mirror-filter.ts'
import { mirrorCardsQueryOptions } from '../mirror-query.ts'
import type { MirrorSearch } from '../mirror-search.ts'
import { featureWords, shapeWords } from '../mirror-words.ts'
import { MirrorCard } from './MirrorCard.tsx'
import styles from './MirrorList.module.css'

const path = '/collecties/spiegels'

type Filter = { name: keyof MirrorSearch; legend: string; values: { value: string; label: string }[]; folded?: boolean }

export function MirrorList({ search: asked }: { search: MirrorSearch }) {
  const { data: mirrors } = useSuspenseQuery(mirrorCardsQueryOptions())
  const widths = [...new Set(mirrors.flatMap((mirror) => mirror.widths))].toSorted((a, b) => a - b)
  const search = { ...asked, width: knownValues(widths.map(String), asked.width) } // a width that no mirror has is as good as none
  const shown = filterItems(mirrors, mirrorFacets, search)

  const filters: Filter[] = [
    { name: 'features', legend: 'Eigenschappen', values: Object.entries(featureWords).map(([value, { label }]) => ({ value, label })) },
    { name: 'width', legend: 'Breedte', values: widths.map((width) => ({ value: String(width), label: `${inCentimetres(width)} cm` })), folded: true },
    { name: 'shape', legend: 'Vorm', values: Object.entries(shapeWords).map(([value, label]) => ({ value, label })) },
    { name: 'x3d', legend: '3D', values: [{ value: '1', label: 'Met 3D-model' }] },
  ]
  const applied = filters.flatMap(({ name, values }) => (search[name] ?? []).map((value) => ({
    label: values.find((known) => known.value === value)?.label ?? value,
    href: hrefWithout(path, search, name, value),
  })))

  return (
    <FilteredResults
      action={path}
      label="Spiegels filteren"
      count={countLabel(shown.length, 'spiegel', 'spiegels')}
      applied={applied}
      filters={filters.map(({ name, legend, values, folded }) => (
        <FilterGroup
          key={name}
          name={name}
          legend={legend}
          folded={folded ?? false}
          options={values.map(({ value, label }) => ({ value, label, count: countWith(mirrors, mirrorFacets, search, name, value), checked: search[name]?.some((chosen) => chosen === value) ?? false }))}
        />
      ))}
    >
      {shown.length === 0
        ? <NoResults title="Deze spiegel maken wij niet" text="Geen van de modellen heeft alles wat u koos. Haal een filter weg, of begin opnieuw." clearHref={path} />
        : <ul className={styles['grid']}>{shown.map((mirror, index) => <li key={mirror.name}><MirrorCard mirror={mirror} level={2} eager={index < 3} /></li>)}</ul>}
    </FilteredResults>
  )
}
