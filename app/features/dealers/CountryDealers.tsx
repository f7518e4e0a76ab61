/** The dealers of one country: the list beside the map; of the Netherlands folded by province. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { Band } from '#app/ui/band/Band.tsx'
import { countryName, prepositionOf, type CountrySlug } from '#domain/dealers/dealer-places.ts'
import { dealerCountInWords } from '#domain/dealers/dealer-words.ts'
import styles from './DealerFinder.module.css'
import { DealerGroups } from './DealerGroups.tsx'
import { dealerListQueryOptions } from './dealer-queries.ts'
import { DealersBesideMap } from './map/DealersBesideMap.tsx'

export function CountryDealers({ land }: { land: CountrySlug }) {
  const { data: list } = useSuspenseQuery(dealerListQueryOptions({ land }))
  const isHome = land === 'nederland'
  return (
    <Band space="tight" aria-labelledby="lijst">
      <h2 id="lijst" className={styles['count']}>
        {dealerCountInWords(list.total)} {prepositionOf(countryName(land))} {countryName(land)}
      </h2>
      <DealersBesideMap query={{ land }} isIndex={isHome}>
        <DealerGroups groups={list.groups} look={isHome ? 'names' : 'addresses'} headed={list.groups.length > 1} />
      </DealersBesideMap>
    </Band>
  )
}
