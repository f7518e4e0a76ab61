/** The finder: one line to search with, distance, countries and provinces to choose from, and the list that answers. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { fetchSuggestions } from '#server/dealers/dealers.functions.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { SiteLink } from '#app/ui/link/SiteLink.tsx'
import { SearchBar } from '#app/ui/search-bar/SearchBar.tsx'
import { DealerGroups } from './DealerGroups.tsx'
import { dealerCountInWords, type DealerList } from './dealer-list.ts'
import { countryName, countrySlugs, prepositionOf, type CountrySlug } from './dealer-places.ts'
import { dealerListQueryOptions } from './dealer-query.ts'
import type { DealerSearch } from './dealer-search.ts'
import { formatKm } from './distance.ts'
import { DealersBesideMap } from './map/DealersBesideMap.tsx'
import { OwnPlace } from './OwnPlace.tsx'
import { PlaceIndex } from './PlaceIndex.tsx'
import { useRemembered } from './place-store.ts'
import styles from './DealerFinder.module.css'

/** Id of the place to which a search returns: the line to search with, the answer under it. */
const finder = 'zoek'

const suggest = async (text: string) => (await fetchSuggestions({ data: { text } })).map(({ label, near }) => ({ label, value: near }))

export function DealerFinder({ search }: { search: DealerSearch }) {
  const { data: list } = useSuspenseQuery(dealerListQueryOptions(search))
  const { near, radius, land, provincie } = search
  useRemembered(list.place?.kind === 'place' ? near : undefined)
  const asked = near !== undefined || land !== undefined || provincie !== undefined
  const country = (slug: string): CountrySlug | undefined => countrySlugs.find((candidate) => candidate === slug)
  const distance = (km: DealerSearch['radius']) => hrefTo({ to: '/verkooppunten', search: { near, radius: km, land, provincie }, hash: finder })
  return (
    <>
      <Band space="tight">
        <div id={finder} className={styles['search']}>
          <SearchBar action="/verkooppunten" hash={finder} name="near" label="Plaats, postcode of naam van de zaak" hint="Bijvoorbeeld Zwolle, 8011 AB of Badhuis" value={near ?? ''} kept={{ radius: radius === undefined ? undefined : String(radius), land, provincie }} suggest={suggest}>
            <OwnPlace search={search} hash={finder} />
          </SearchBar>
        </div>
        <div className={styles['filters']}>
          {list.distances.length > 0 && (
            <PlaceIndex
              look="line" label="Kies een afstand" current={String(radius ?? 'alle')} hrefOf={(place) => distance(list.distances.find((step) => String(step.radius) === place.slug)?.radius)}
              places={list.distances.map((step) => ({ slug: String(step.radius ?? 'alle'), name: step.radius === undefined ? 'Alle afstanden' : `${step.radius} km`, count: step.count, path: null }))}
            />
          )}
          <PlaceIndex look="line" label="Kies een land" places={list.countries} current={land} hrefOf={(place) => hrefTo({ to: '/verkooppunten', search: { near, radius, land: place.slug === land ? undefined : country(place.slug) }, hash: finder })} />
          {land !== undefined && land !== 'curacao' && (
            <PlaceIndex look="line" label={`Kies een provincie in ${countryName(land)}`} places={list.provinces} current={provincie} hrefOf={(place) => hrefTo({ to: '/verkooppunten', search: { near, radius, land, provincie: place.slug === provincie ? undefined : place.slug }, hash: finder })} />
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
          <h2 id="lijst" className={styles['total']} aria-live="polite">{headingOf(list, search, asked)}</h2>
          {asked && (
            <p className={styles['asked']}>
              <span>{filtersInWords(search, list)}</span> <SiteLink link={{ to: '/verkooppunten', hash: finder }}>Alles wissen</SiteLink>
            </p>
          )}
        </header>
        {list.place?.kind === 'place' && list.place.alternatives.length > 0 && (
          <p className={styles['meant']}>
            {list.place.guessed ? 'Wij lazen dit als de plaats hierboven. ' : ''}Bedoelde u{' '}
            {list.place.alternatives.map((choice, index, all) => (
              <span key={choice.near}>{index > 0 && (index === all.length - 1 ? ' of ' : ', ')}<a href={hrefTo({ to: '/verkooppunten', search: { near: choice.near, radius }, hash: finder })}>{choice.label}</a></span>
            ))}?
          </p>
        )}
        {list.total === 0 ? <Nothing list={list} search={search} /> : (
          <DealersBesideMap query={search} sought={list.place?.kind === 'place' ? { ...list.place, radius } : null}>
            <DealerGroups groups={list.groups} look={asked ? 'addresses' : 'names'} headed={list.place?.kind !== 'place'} />
          </DealersBesideMap>
        )}
        {list.pages > 1 && (
          <nav aria-label="Bladzijden" className={styles['pages']}>
            {list.page > 1 && <a rel="prev" href={hrefTo({ to: '/verkooppunten', search: { ...search, page: list.page === 2 ? undefined : list.page - 1 }, hash: finder })}>Vorige</a>}
            <span>Bladzijde {list.page} van {list.pages}</span>
            {list.page < list.pages && <a rel="next" href={hrefTo({ to: '/verkooppunten', search: { ...search, page: list.page + 1 }, hash: finder })}>Volgende</a>}
          </nav>
        )}
        <p className={styles['credit']}>{list.place?.kind === 'place' && 'Afstanden hemelsbreed. '}Coördinaten van plaatsen: GeoNames, CC BY 4.0.</p>
      </Band>
    </>
  )
}

/** '8 verkooppunten rond Zwolle (Overijssel)', '5 verkooppunten in Limburg', '3 verkooppunten', 'Alle 188 verkooppunten'. */
function headingOf({ total, place, groups }: DealerList, { land }: DealerSearch, asked: boolean): string {
  if (place?.kind === 'place') return `${dealerCountInWords(total)} rond ${place.label}`
  // A country that was chosen counts more than the one that was typed.
  const area = place?.kind === 'area' ? (place.land === undefined ? groups[0]?.provincie : countryName(land ?? place.land)) : undefined
  if (area !== undefined) return `${dealerCountInWords(total)} ${prepositionOf(area)} ${area}`
  return asked ? dealerCountInWords(total) : `Alle ${dealerCountInWords(total)}`
}

function filtersInWords({ near, radius, land, provincie }: DealerSearch, list: DealerList): string {
  const province = list.provinces.find((place) => place.slug === provincie)?.name ?? provincie
  const measured = list.place?.kind === 'place'
  return [measured || near === undefined || (list.place?.kind === 'area' && list.total > 0) ? undefined : `‘${near}’`, measured && radius !== undefined ? `binnen ${radius} km` : undefined, province, land && countryName(land)].filter((part) => part !== undefined).join(', ')
}

/** What to do when nothing was found. */
function Nothing({ list, search }: { list: DealerList; search: DealerSearch }) {
  const { nearest, place } = list
  const wider = list.distances.find((step) => step.count > 0)
  return (
    <div className={styles['none']}>
      {place?.kind === 'place' && nearest?.km !== undefined && (
        <>
          <p>Het dichtstbijzijnde is <SiteLink link={{ to: '/verkooppunten/$verkooppunt', params: { verkooppunt: nearest.slug } }}>{nearest.Naam}</SiteLink> in {nearest.Plaats}, op {formatKm(nearest.km)}.</p>
          {wider && <p><a href={hrefTo({ to: '/verkooppunten', search: { ...search, radius: wider.radius }, hash: finder })}>{wider.radius === undefined ? 'Zoek op elke afstand' : `Zoek binnen ${wider.radius} km`} ({wider.count})</a></p>}
        </>
      )}
      {place?.kind === 'place' && !nearest && <p>Met deze keuze van land en provincie staat er niemand op onze lijst. <a href={hrefTo({ to: '/verkooppunten', search: { near: search.near }, hash: finder })}>Zoek zonder die keuze.</a></p>}
      {place?.kind !== 'place' && <p>Zo heet geen plaats of zaak op onze lijst. Probeer een grotere plaats in de buurt, of alleen de eerste twee cijfers van uw postcode.</p>}
      <p>Liever bellen met iemand die de streek kent? <SiteLink link={{ to: '/contact' }}>Onze binnendienst wijst u de weg.</SiteLink></p>
    </div>
  )
}
