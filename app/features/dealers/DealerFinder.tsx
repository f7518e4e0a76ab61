/** The finder: one line to search with, distance, countries and provinces to choose from, and the dealers found beside their map. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { fetchSuggestions } from '#server/pages/dealers.functions.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { SiteLink } from '#app/ui/link/SiteLink.tsx'
import { SearchBar, type FieldProps } from '#app/ui/search-bar/SearchBar.tsx'
import { SuggestField } from '#app/ui/search-bar/SuggestField.tsx'
import { countryName } from '#domain/dealers/dealer-places.ts'
import type { DealerList } from '#domain/dealers/dealer-query.ts'
import { formatKm } from '#domain/dealers/distance.ts'
import type { FoundPlace } from '#domain/dealers/found-place.ts'
import type { DealerSearch } from './dealer-search.ts'
import { finder, isAsked } from '#domain/dealers/dealer-query.ts'
import { DealerGroups } from './DealerGroups.tsx'
import { dealerListQueryOptions } from './dealer-queries.ts'
import { DealersBesideMap } from './map/DealersBesideMap.tsx'
import { OwnPlace } from './OwnPlace.tsx'
import { PlaceIndex } from './PlaceIndex.tsx'
import { useRemembered } from './remembered.ts'
import styles from './DealerFinder.module.css'

/** The country is the one in the address by then: the field stays the same one when another is chosen. */
const suggest = async (text: string) =>
  (await fetchSuggestions({ data: { text, land: new URLSearchParams(location.search).get('land') } })).map(
    ({ label, near }) => ({ label, value: near }),
  )

function PlaceField({ field }: FieldProps) {
  return <SuggestField field={field} suggest={suggest} />
}

export function DealerFinder({ search }: { search: DealerSearch }) {
  const { data: list } = useSuspenseQuery(dealerListQueryOptions(search))
  const { near, radius, land, provincie } = search
  const found = list.place?.kind === 'place' ? list.place : null
  useRemembered(found === null ? undefined : near)
  const asked = isAsked(search)
  return (
    <>
      <Band space="tight">
        <div id={finder} className={styles['search']} data-print="hide">
          <SearchBar
            action="/verkooppunten"
            hash={finder}
            name="near"
            label="Plaats, postcode of naam van de zaak"
            hint="Bijvoorbeeld Zwolle, 8011 AB of Badhuis"
            value={near ?? ''}
            kept={{ radius: radius === undefined ? undefined : String(radius), land, provincie }}
            Field={PlaceField}
          >
            <OwnPlace search={search} hash={finder} />
          </SearchBar>
        </div>
        <div className={styles['filters']}>
          {list.distances.length > 0 && (
            <PlaceIndex
              look="line"
              label="Kies een afstand"
              places={list.distances}
              current={String(radius ?? 'alle')}
              hrefOf={(step) =>
                hrefTo({ to: '/verkooppunten', search: { near, radius: step.radius, land, provincie }, hash: finder })
              }
            />
          )}
          <PlaceIndex
            look="line"
            label="Kies een land"
            places={list.countries}
            current={land}
            hrefOf={(place) =>
              hrefTo({
                to: '/verkooppunten',
                search: { near, radius, land: place.slug === land ? undefined : place.slug },
                hash: finder,
              })
            }
          />
          {land !== undefined && land !== 'curacao' && (
            <PlaceIndex
              look="line"
              label={`Kies een provincie in ${countryName(land)}`}
              places={list.provinces}
              current={provincie}
              hrefOf={(place) =>
                hrefTo({
                  to: '/verkooppunten',
                  search: { near, radius, land, provincie: place.slug === provincie ? undefined : place.slug },
                  hash: finder,
                })
              }
            />
          )}
        </div>
      </Band>
      {!asked && <Areas list={list} />}
      <Band ground={asked ? 'paper' : 'raised'} space={asked ? 'tight' : 'normal'} aria-labelledby="lijst">
        <header className={styles['result']}>
          <h2 id="lijst" className={styles['total']} aria-live="polite">
            {list.heading}
          </h2>
          {asked && (
            <p className={styles['asked']}>
              <span>{list.filters}</span>{' '}
              <SiteLink link={{ to: '/verkooppunten', hash: finder }} data-print="hide">
                Alles wissen
              </SiteLink>
            </p>
          )}
        </header>
        {found !== null && (found.guessed ?? found.alternatives[0]) !== undefined && (
          <Alternatives place={found} radius={radius} />
        )}
        {list.total === 0 ? (
          <NothingFound list={list} search={search} />
        ) : (
          <DealersBesideMap query={search} searched={found && { ...found, radius }}>
            <DealerGroups groups={list.groups} look={asked ? 'addresses' : 'names'} headed={found === null} />
          </DealersBesideMap>
        )}
        {list.pages > 1 && (
          <nav aria-label="Bladzijden" className={styles['pages']}>
            {list.page > 1 && (
              <a
                rel="prev"
                href={hrefTo({
                  to: '/verkooppunten',
                  search: { ...search, page: list.page === 2 ? undefined : list.page - 1 },
                  hash: finder,
                })}
              >
                Vorige
              </a>
            )}
            <span>
              Bladzijde {list.page} van {list.pages}
            </span>
            {list.page < list.pages && (
              <a
                rel="next"
                href={hrefTo({ to: '/verkooppunten', search: { ...search, page: list.page + 1 }, hash: finder })}
              >
                Volgende
              </a>
            )}
          </nav>
        )}
        <p className={styles['credit']}>
          {found !== null && 'Afstanden hemelsbreed. '}Coördinaten van plaatsen: GeoNames, CC BY 4.0.
        </p>
      </Band>
    </>
  )
}

/** Provinces and countries, where nobody has searched for anything. */
function Areas({ list }: { list: DealerList }) {
  return (
    <Band space="tight" aria-labelledby="provincies" data-print="hide">
      <h2 id="provincies" className={styles['label']}>
        Nederland, per provincie
      </h2>
      <PlaceIndex look="large" label="Provincies" places={list.provinces} hrefOf={(place) => place.path} />
      <h2 className={styles['label']}>Over de grens</h2>
      <PlaceIndex
        look="large"
        label="Andere landen"
        places={list.countries.filter((place) => place.slug !== 'nederland')}
        hrefOf={(place) => place.path}
      />
    </Band>
  )
}

/** How sure the place is, and others that may have been meant. */
function Alternatives({
  place,
  radius,
}: {
  place: Extract<FoundPlace, { kind: 'place' }>
  radius: DealerSearch['radius']
}) {
  const meant = place.alternatives.length > 0
  return (
    <p className={styles['meant']}>
      {place.guessed === 'name' && 'Wij lazen dit als de plaats hierboven. '}
      {place.guessed === 'postcode' && 'Wij lazen dit als de omgeving hierboven: de afstanden zijn bij benadering. '}
      {meant && 'Bedoelde u '}
      {place.alternatives.map((choice, index, all) => (
        <span key={choice.near}>
          {index > 0 && (index === all.length - 1 ? ' of ' : ', ')}
          <a href={hrefTo({ to: '/verkooppunten', search: { near: choice.near, radius }, hash: finder })}>
            {choice.label}
          </a>
        </span>
      ))}
      {meant && '?'}
    </p>
  )
}

/** What to do when nothing was found. */
function NothingFound({ list, search }: { list: DealerList; search: DealerSearch }) {
  const { nearest, place } = list
  // Who wrote digits has tried it, and on Curaçao there are no postcodes.
  const hasPostcode = search.land !== 'curacao' && !/\d/.test(search.near ?? '')
  const wider = list.distances.find((step) => step.count > 0)
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
              <a href={hrefTo({ to: '/verkooppunten', search: { ...search, radius: wider.radius }, hash: finder })}>
                {wider.radius === undefined ? 'Zoek op elke afstand' : `Zoek binnen ${wider.radius} km`} ({wider.count})
              </a>
            </p>
          )}
        </>
      )}
      {place?.kind !== 'unknown' && !nearest && (
        <p>
          Met deze keuze van land en provincie staat er niemand op onze lijst.{' '}
          <a href={hrefTo({ to: '/verkooppunten', search: { near: search.near }, hash: finder })}>
            Zoek zonder die keuze.
          </a>
        </p>
      )}
      {place?.kind === 'unknown' && (
        <p>
          Zo heet geen plaats of zaak op onze lijst. Probeer een grotere plaats in de buurt
          {hasPostcode && ', of alleen de eerste twee cijfers van uw postcode'}.
        </p>
      )}
      <p>
        Liever bellen met iemand die de streek kent?{' '}
        <SiteLink link={{ to: '/contact' }}>Onze binnendienst wijst u de weg.</SiteLink>
      </p>
    </div>
  )
}
