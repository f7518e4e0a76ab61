/** The finder: one line to search with, distance, countries and provinces to choose from, and the list that answers, which stands (list-parts.tsx). */
import { useSuspenseQuery } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { standsInPage } from '#app/lib/carried-data.ts'
import { fetchSuggestions } from '#server/dealers/dealers.functions.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { Standing } from '#app/ui/kept-html/Standing.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { SiteLink } from '#app/ui/link/SiteLink.tsx'
import { SearchBar, type FieldProps } from '#app/ui/search-bar/SearchBar.tsx'
import { SuggestField } from '#app/ui/search-bar/SuggestField.tsx'
import { countryName } from '#domain/dealers/dealer-places.ts'
import type { DealerSearch } from './dealer-search.ts'
import { finder, isAsked } from '#domain/dealers/finder.ts'
import { dealerListCode } from './list-code.ts'
import { dealerListQueryOptions } from './list-query.ts'
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

const mapWords = () => createElement(dealerListCode.get().MapWords)

export function DealerFinder({ search }: { search: DealerSearch }) {
  const { data: list } = useSuspenseQuery(dealerListQueryOptions(search))
  const { near, radius, land, provincie } = search
  const found = list.place?.kind === 'place' ? list.place : null
  useRemembered(found === null ? undefined : near)
  const asked = isAsked(search),
    stands = standsInPage(list)
  const answer = (children: () => ReactNode) => (
    <Standing key={`lijst ${stands}`} name="verkooppunten lijst" of={undefined} stands={stands}>
      {children}
    </Standing>
  )
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
      {!asked && (
        <Standing name="verkooppunten gebieden" of={undefined} stands={stands}>
          {() => createElement(dealerListCode.get().Areas, { list })}
        </Standing>
      )}
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
          <Standing key={`bedoeld ${stands}`} name="verkooppunten bedoeld" of={undefined} stands={stands}>
            {() => createElement(dealerListCode.get().Alternatives, { place: found, radius })}
          </Standing>
        )}
        {list.total === 0 ? (
          answer(() => createElement(dealerListCode.get().Nothing, { list, search }))
        ) : (
          <DealersBesideMap query={search} sought={found && { ...found, radius }} words={mapWords} stands={stands}>
            {answer(() =>
              createElement(dealerListCode.get().DealerGroups, {
                groups: list.groups,
                look: asked ? 'addresses' : 'names',
                headed: found === null,
              }),
            )}
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
