/** The dealers of one country under its opening: provinces or regions in large type, then the list. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { Band } from '#app/ui/band/Band.tsx'
import { DealerGroups } from './DealerGroups.tsx'
import { dealerCountInWords } from './dealer-list.ts'
import { countryName, prepositionOf, type CountrySlug } from './dealer-places.ts'
import { dealerListQueryOptions } from './dealer-query.ts'
import { DealersBesideMap } from './map/DealersBesideMap.tsx'
import { PlaceIndex } from './PlaceIndex.tsx'
import styles from './DealerFinder.module.css'

export function CountryDealers({ land }: { land: CountrySlug }) {
  const { data: list } = useSuspenseQuery(dealerListQueryOptions({ land }))
  return (
    <>
      {land === 'nederland' && (
        <Band space="tight" aria-label="Provincies">
          <PlaceIndex look="large" label="Provincies" places={list.provinces} hrefOf={(place) => place.path} />
        </Band>
      )}
      <Band ground={land === 'nederland' ? 'raised' : 'paper'} space={land === 'nederland' ? 'normal' : 'tight'} aria-labelledby="lijst">
        <h2 id="lijst" className={styles['total']}>{dealerCountInWords(list.total)} {prepositionOf(countryName(land))} {countryName(land)}</h2>
        <DealersBesideMap query={{ land }}>
          <DealerGroups groups={list.groups} look={land === 'nederland' ? 'names' : 'addresses'} headed={list.groups.length > 1} />
        </DealersBesideMap>
      </Band>
    </>
  )
}
