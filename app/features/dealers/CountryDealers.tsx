/** The dealers of one country under its opening: provinces in large type, then the list. What stands is made by list-parts.tsx. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { createElement } from 'react'
import { standsInPage } from '#app/lib/carried-data.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { Standing } from '#app/ui/kept-html/Standing.tsx'
import { countryName, prepositionOf, type CountrySlug } from '#domain/dealers/dealer-places.ts'
import { dealerCountInWords } from '#domain/dealers/dealer-words.ts'
import { dealerListCode } from './list-code.ts'
import { dealerListQueryOptions } from './list-query.ts'
import { DealersBesideMap } from './map/DealersBesideMap.tsx'
import styles from './DealerFinder.module.css'

const mapWords = () => createElement(dealerListCode.get().MapWords)

export function CountryDealers({ land }: { land: CountrySlug }) {
  const { data: list } = useSuspenseQuery(dealerListQueryOptions({ land }))
  const stands = standsInPage(list)
  const [areas, dealers] = [`verkooppunten ${land} gebieden`, `verkooppunten ${land} lijst`]
  return (
    <>
      {land === 'nederland' && (
        <Standing key={areas} name={areas} of={undefined} stands={stands}>
          {() => createElement(dealerListCode.get().Provinces, list)}
        </Standing>
      )}
      <Band
        ground={land === 'nederland' ? 'raised' : 'paper'}
        space={land === 'nederland' ? 'normal' : 'tight'}
        aria-labelledby="lijst"
      >
        <h2 id="lijst" className={styles['total']}>
          {dealerCountInWords(list.total)} {prepositionOf(countryName(land))} {countryName(land)}
        </h2>
        <DealersBesideMap query={{ land }} words={mapWords} stands={stands}>
          <Standing key={dealers} name={dealers} of={undefined} stands={stands}>
            {() =>
              createElement(dealerListCode.get().DealerGroups, {
                groups: list.groups,
                look: land === 'nederland' ? 'names' : 'addresses',
                headed: list.groups.length > 1,
              })
            }
          </Standing>
        </DealersBesideMap>
      </Band>
    </>
  )
}
