/** The finder: one line to search with, countries and provinces to choose from, and the list that answers. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { Band } from '#app/ui/band/Band.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { SiteLink } from '#app/ui/link/SiteLink.tsx'
import { SearchBar } from '#app/ui/search-bar/SearchBar.tsx'
import { DealerGroups } from './DealerGroups.tsx'
import { dealerCountInWords } from './dealer-list.ts'
import { countryName, countrySlugs, type CountrySlug } from './dealer-places.ts'
import { dealerListQueryOptions } from './dealer-query.ts'
import type { DealerSearch } from './dealer-search.ts'
import { PlaceIndex } from './PlaceIndex.tsx'
import styles from './DealerFinder.module.css'

/** Id of the place to which a search returns: the line to search with, the answer under it. */
const finder = 'zoek'

export function DealerFinder({ search }: { search: DealerSearch }) {
  const { data: list } = useSuspenseQuery(dealerListQueryOptions(search))
  const { near, land, provincie } = search
  const asked = near !== undefined || land !== undefined || provincie !== undefined
  const province = list.provinces.find((place) => place.slug === provincie)?.name
  const country = (slug: string): CountrySlug | undefined => countrySlugs.find((candidate) => candidate === slug)
  return (
    <>
      <Band space="tight">
        <div id={finder} className={styles['search']}>
          <SearchBar action="/verkooppunten" hash={finder} name="near" label="Plaats, postcode of naam van de zaak" hint="Bijvoorbeeld Zwolle, 8011 of Badhuis" value={near ?? ''} kept={{ land, provincie }} />
        </div>
        <div className={styles['filters']}>
          <PlaceIndex look="line" label="Kies een land" places={list.countries} current={land} hrefOf={(place) => hrefTo({ to: '/verkooppunten', search: { near, land: place.slug === land ? undefined : country(place.slug) }, hash: finder })} />
          {land !== undefined && land !== 'curacao' && (
            <PlaceIndex look="line" label={`Kies een provincie in ${countryName(land)}`} places={list.provinces} current={provincie} hrefOf={(place) => hrefTo({ to: '/verkooppunten', search: { near, land, provincie: place.slug === provincie ? undefined : place.slug }, hash: finder })} />
          )}
        </div>
      </Band>
      {!asked && (
        <Band space="tight" aria-labelledby="provincies">
          <h2 id="provincies" className={styles['label']}>Nederland, per provincie</h2>
          <PlaceIndex look="large" label="Provincies" places={list.provinces} hrefOf={(place) => place.path} />
          <h2 className={styles['label']}>Over de grens</h2>
          <PlaceIndex look="large" label="Andere landen" places={list.countries.filter((place) => place.slug !== 'nederland')} hrefOf={(place) => place.path} />
        </Band>
      )}
      <Band ground={asked ? 'paper' : 'raised'} space={asked ? 'tight' : 'normal'} aria-labelledby="lijst">
        <header className={styles['result']}>
          <h2 id="lijst" className={styles['total']} aria-live="polite">{asked ? dealerCountInWords(list.total) : `Alle ${dealerCountInWords(list.total)}`}</h2>
          {asked && (
            <p className={styles['asked']}>
              {[near === undefined ? undefined : `‘${near}’`, province ?? provincie, land && countryName(land)].filter((part) => part !== undefined).join(', ')}
              {' '}<SiteLink link={{ to: '/verkooppunten', hash: finder }}>Alles wissen</SiteLink>
            </p>
          )}
        </header>
        {list.total === 0
          ? (
            <div className={styles['none']}>
              <p>Zo heet geen plaats of zaak op onze lijst. Probeer een grotere plaats in de buurt, of alleen de eerste twee cijfers van uw postcode.</p>
              <p>Liever bellen met iemand die de streek kent? <SiteLink link={{ to: '/contact' }}>Onze binnendienst wijst u de weg.</SiteLink></p>
            </div>
          )
          : <DealerGroups groups={list.groups} look={asked ? 'addresses' : 'names'} />}
        <p className={styles['credit']}>Coördinaten van plaatsen: GeoNames, CC BY 4.0.</p>
      </Band>
    </>
  )
}
