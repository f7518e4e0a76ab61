/** What stands in the lists of dealers: the dealers, what to do where there are none, and the places that have pages of their own. */
import { Band } from '#app/ui/band/Band.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { SiteLink } from '#app/ui/link/SiteLink.tsx'
import type { DealerList, PlaceCount } from '#domain/dealers/dealer-list.ts'
import type { DealerSearch } from './dealer-search.ts'
import { formatKm } from '#domain/dealers/distance.ts'
import { finder } from '#domain/dealers/finder.ts'
import type { FoundPlace } from '#domain/dealers/found-place.ts'
import { PlaceIndex } from './PlaceIndex.tsx'
import styles from './DealerFinder.module.css'

export { DealerGroups } from './DealerGroups.tsx'
export { MapWords } from './map/MapWords.tsx'

/** The provinces, on the page of their country. */
export function Provinces({ provinces }: { provinces: readonly PlaceCount[] }) {
  return (
    <Band space="tight" aria-label="Provincies" data-print="hide">
      <PlaceIndex look="large" label="Provincies" places={provinces} hrefOf={(place) => place.path} />
    </Band>
  )
}

/** Provinces and countries, where nobody has searched for anything. */
export function Areas({ list }: { list: DealerList }) {
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
export function Alternatives({
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
export function Nothing({ list, search }: { list: DealerList; search: DealerSearch }) {
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
