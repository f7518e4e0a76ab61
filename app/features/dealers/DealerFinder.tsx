/** The finder: a search field, distances, countries and provinces as filters, and the dealers found beside their map. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { fetchSuggestions } from '#server/dealers/dealers.functions.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { SiteLink } from '#app/ui/link/SiteLink.tsx'
import { Fold } from '#app/ui/fold/Fold.tsx'
import { SearchBar } from '#app/ui/search-bar/SearchBar.tsx'
import { countryName } from '#domain/dealers/dealer-places.ts'
import { finderId, isFiltered, type DealerList } from '#domain/dealers/dealer-query.ts'
import { formatKm } from '#domain/dealers/distance.ts'
import type { FoundPlace } from '#domain/dealers/found-place.ts'
import { DealerGroups } from './DealerGroups.tsx'
import { dealerListQueryOptions } from './dealer-queries.ts'
import type { DealerSearch } from './dealer-search.ts'
import { DealersBesideMap } from './map/DealersBesideMap.tsx'
import { OwnPlace } from './OwnPlace.tsx'
import { PlaceIndex } from './PlaceIndex.tsx'
import { useRememberPlace } from './place-store.ts'
import styles from './DealerFinder.module.css'

const hrefWith = (search: DealerSearch) => hrefTo({ to: '/verkooppunten', search, hash: finderId })

/** The country is read from the address, because the field outlives a change of country. */
const suggest = async (text: string) =>
  (await fetchSuggestions({ data: { text, land: new URLSearchParams(location.search).get('land') } })).map(
    ({ label, near }) => ({ label, value: near }),
  )

export function DealerFinder({ search }: { search: DealerSearch }) {
  const { data: list } = useSuspenseQuery(dealerListQueryOptions(search))
  const place = list.place?.kind === 'place' ? list.place : null
  useRememberPlace(place === null ? undefined : search.near)
  const hasFilters = isFiltered(search)
  return (
    <Band space="tight">
      <DealersBesideMap
        query={list.total === 0 ? null : search}
        searched={place && { ...place, radius: search.radius }}
        isIndex={!hasFilters}
        opening={
          <>
            <SearchField search={search} />
            <Filters list={list} search={search} />
          </>
        }
      >
        <section aria-labelledby="lijst">
          <Collections list={list} search={search} />
          <header className={styles['result']}>
            <h2 id="lijst" className={styles['total']} aria-live="polite">
              {list.heading}
            </h2>
            {hasFilters && (
              <p className={styles['applied']}>
                <span>{list.filters}</span>{' '}
                <a href={hrefWith({})} data-print="hide">
                  Alles wissen
                </a>
              </p>
            )}
          </header>
          {place && <Alternatives key={search.near} place={place} radius={search.radius} />}
          {list.total === 0 ? (
            <NothingFound key={`${search.near} ${search.radius}`} list={list} search={search} />
          ) : (
            <DealerGroups
              groups={list.groups}
              look={hasFilters ? 'addresses' : 'names'}
              headed={place === null}
              isAsked={search.collection !== undefined}
            />
          )}
          <Pages list={list} search={search} />
          {place && <p className={styles['credit']}>Afstanden hemelsbreed.</p>}
        </section>
      </DealersBesideMap>
    </Band>
  )
}

type ResultProps = { list: DealerList; search: DealerSearch }

function SearchField({ search: { near, radius, land, provincie, collection } }: { search: DealerSearch }) {
  return (
    <div id={finderId} className={styles['search']} data-print="hide">
      <SearchBar
        action="/verkooppunten"
        hash={finderId}
        name="near"
        label="Plaats, postcode of naam van de zaak"
        hint="Bijvoorbeeld Zwolle, 8011 AB of Badhuis"
        value={near ?? ''}
        kept={{ radius: radius === undefined ? undefined : String(radius), land, provincie, collection }}
        suggest={suggest}
      >
        <OwnPlace radius={radius} />
      </SearchBar>
    </div>
  )
}

/** A filter that is chosen leads to the list without it. Before a search the list is itself the index of countries. */
function Filters({ list, search }: ResultProps) {
  const { near, radius, land, provincie, collection } = search
  return (
    <>
      {list.distances.length > 0 && (
        <PlaceIndex
          look="line"
          label="Kies een afstand"
          places={list.distances}
          current={String(radius ?? 'alle')}
          hrefOf={(distance) => hrefWith({ near, radius: distance.radius, land, provincie, collection })}
        />
      )}
      {isFiltered(search) && (
        <PlaceIndex
          look="line"
          label="Kies een land"
          places={list.countries}
          current={land}
          hrefOf={({ slug }) => hrefWith({ near, radius, land: slug === land ? undefined : slug, collection })}
        />
      )}
      {land !== undefined && land !== 'curacao' && (
        <PlaceIndex
          look="line"
          label={`Kies een provincie in ${countryName(land)}`}
          places={list.provinces}
          current={provincie}
          hrefOf={({ slug }) =>
            hrefWith({ near, radius, land, provincie: slug === provincie ? undefined : slug, collection })
          }
        />
      )}
    </>
  )
}

function Collections({ list, search: { near, radius, land, provincie, collection } }: ResultProps) {
  return (
    <Fold className={styles['shows']} open={collection !== undefined} summary="Wie toont dit?">
      <PlaceIndex
        look="line"
        label="Kies een collectie die er staat"
        places={list.collections}
        current={collection}
        hrefOf={({ slug }) =>
          hrefWith({ near, radius, land, provincie, collection: slug === collection ? undefined : slug })
        }
      />
    </Fold>
  )
}

function Pages({ list: { page, pages }, search }: ResultProps) {
  if (pages === 1) return null
  return (
    <nav aria-label="Bladzijden" className={styles['pages']}>
      {page > 1 && (
        <a rel="prev" href={hrefWith({ ...search, page: page === 2 ? undefined : page - 1 })}>
          Vorige
        </a>
      )}
      <span>
        Bladzijde {page} van {pages}
      </span>
      {page < pages && (
        <a rel="next" href={hrefWith({ ...search, page: page + 1 })}>
          Volgende
        </a>
      )}
    </nav>
  )
}

type AlternativesProps = { place: Extract<FoundPlace, { kind: 'place' }>; radius: DealerSearch['radius'] }

/** How certain the place is, and other places that may have been meant. */
function Alternatives({ place: { guessed, alternatives }, radius }: AlternativesProps) {
  if (guessed === undefined && alternatives.length === 0) return null
  return (
    <p className={styles['meant']}>
      {guessed === 'name' && 'Wij lazen dit als de plaats hierboven. '}
      {guessed === 'postcode' && 'Wij lazen dit als de omgeving hierboven: de afstanden zijn bij benadering. '}
      {alternatives.map(({ near, label }, index) => (
        <span key={near}>
          {index === 0 ? 'Bedoelde u ' : index === alternatives.length - 1 ? ' of ' : ', '}
          <a href={hrefWith({ near, radius })}>{label}</a>
        </span>
      ))}
      {alternatives.length > 0 && '?'}
    </p>
  )
}

function NothingFound({ list: { nearest, place, distances }, search }: ResultProps) {
  // Somebody who typed digits has tried it, and Curaçao has no postcodes.
  const mayTryPostcode = search.land !== 'curacao' && !/\d/.test(search.near ?? '')
  const wider = distances.find((distance) => distance.count > 0)
  return (
    <div className={styles['none']}>
      {place?.kind === 'place' && nearest?.km !== undefined && (
        <>
          <p>
            Het dichtstbijzijnde is{' '}
            <SiteLink link={{ to: '/verkooppunten/$verkooppunt', params: { verkooppunt: nearest.slug } }}>
              {nearest.Naam}
            </SiteLink>{' '}
            in {nearest.Plaats}, op {formatKm(nearest.km)}.
          </p>
          {wider && (
            <p>
              <a href={hrefWith({ ...search, radius: wider.radius })}>
                {wider.radius === undefined ? 'Zoek op elke afstand' : `Zoek binnen ${wider.radius} km`} ({wider.count})
              </a>
            </p>
          )}
        </>
      )}
      {place?.kind !== 'unknown' && !nearest && (
        <p>
          Met deze keuze staat er niemand op onze lijst.{' '}
          <a href={hrefWith({ near: search.near })}>Zoek zonder die keuze.</a>
        </p>
      )}
      {place?.kind === 'unknown' && (
        <p>
          Zo heet geen plaats of zaak op onze lijst. Probeer een grotere plaats in de buurt
          {mayTryPostcode && ', of alleen de eerste twee cijfers van uw postcode'}.
        </p>
      )}
      <p>
        Liever bellen met iemand die de streek kent?{' '}
        <SiteLink link={{ to: '/contact' }}>Onze binnendienst wijst u de weg.</SiteLink>
      </p>
    </div>
  )
}
