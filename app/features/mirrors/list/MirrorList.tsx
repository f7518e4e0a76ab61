/** All mirrors with their filters. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { countLabel } from '#app/lib/count-label.ts'
import { hrefWithout } from '#app/lib/search-values.ts'
import { FilteredResults } from '#app/ui/filter/FilteredResults.tsx'
import { FilterGroup } from '#app/ui/filter/FilterGroup.tsx'
import { NoResults } from '#app/ui/filter/NoResults.tsx'
import { mirrorList } from '../mirror-filter.ts'
import { mirrorCardsQueryOptions } from '../mirror-query.ts'
import type { MirrorSearch } from '../mirror-search.ts'
import { MirrorCard } from './MirrorCard.tsx'
import styles from './MirrorList.module.css'

const path = '/collecties/spiegels'

const filters = [
  { name: 'features', legend: 'Eigenschappen', folded: false },
  { name: 'width', legend: 'Breedte', folded: true },
  { name: 'shape', legend: 'Vorm', folded: false },
  { name: 'x3d', legend: '3D', folded: false },
] as const

export function MirrorList({ search }: { search: MirrorSearch }) {
  const { data: mirrors } = useSuspenseQuery(mirrorCardsQueryOptions())
  const list = mirrorList(mirrors, search)
  const isChosen = (name: keyof MirrorSearch, value: string) =>
    search[name]?.some((chosen) => chosen === value) ?? false
  return (
    <FilteredResults
      action={path}
      label="Spiegels filteren"
      count={countLabel(list.total, 'spiegel', 'spiegels')}
      applied={filters.flatMap(({ name }) =>
        list.filters[name]
          .filter(({ value }) => isChosen(name, value))
          .map(({ value, label }) => ({ label, href: hrefWithout(path, search, name, value) })),
      )}
      filters={filters.map(({ name, legend, folded }) => (
        <FilterGroup
          key={name}
          name={name}
          legend={legend}
          folded={folded}
          options={list.filters[name].map((option) => ({ ...option, checked: isChosen(name, option.value) }))}
        />
      ))}
    >
      {list.items.length === 0 ? (
        <NoResults
          title="Deze spiegel maken wij niet"
          text="Geen van de modellen heeft alles wat u koos. Haal een filter weg, of begin opnieuw."
          clearHref={path}
        />
      ) : (
        <ul className={styles['grid']} data-cards>
          {list.items.map((mirror, index) => (
            <li key={mirror.name}>
              <MirrorCard mirror={mirror} level={2} eager={index < 3} />
            </li>
          ))}
        </ul>
      )}
    </FilteredResults>
  )
}
