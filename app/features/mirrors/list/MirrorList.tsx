/** All mirrors with their filters. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { FacetedResults } from '#app/ui/filter/FacetedResults.tsx'
import { mirrorFacets } from '../mirror-filters.ts'
import { type MirrorSearch } from '../mirror-search.ts'
import { mirrorCardsQueryOptions } from '../mirror-query.ts'
import { MirrorCard } from './MirrorCard.tsx'
import styles from './MirrorList.module.css'

export function MirrorList({ search }: { search: MirrorSearch }) {
  const { data: mirrors } = useSuspenseQuery(mirrorCardsQueryOptions())
  return (
    <FacetedResults
      path="/collecties/spiegels"
      label="Spiegels filteren"
      noun={['spiegel', 'spiegels']}
      items={mirrors}
      facets={mirrorFacets}
      search={search}
      empty={{
        title: 'Deze spiegel maken wij niet',
        text: 'Geen van de modellen heeft alles wat u koos. Haal een filter weg, of begin opnieuw.',
      }}
    >
      {(shown) => (
        <ul className={styles['grid']}>
          {shown.map((mirror, index) => (
            <li key={mirror.name}>
              <MirrorCard mirror={mirror} level={2} eager={index < 3} />
            </li>
          ))}
        </ul>
      )}
    </FacetedResults>
  )
}
