/** Dealers in groups, one row each. The dot before a town is the dealer's mark on the map beside the list. */
import { SiteLink } from '#app/ui/link/SiteLink.tsx'
import { Fold } from '#app/ui/fold/Fold.tsx'
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
import { countryPath, prepositionOf } from '#domain/dealers/dealer-places.ts'
import type { DealerGroup, DealerLine } from '#domain/dealers/dealer-query.ts'
import { addressOf, dealerCountInWords, phoneHref } from '#domain/dealers/dealer-words.ts'
import { formatKm } from '#domain/dealers/distance.ts'
import { routeLinks } from './route-links.ts'
import styles from './DealerGroups.module.css'

type DealerGroupsProps = {
  groups: readonly DealerGroup[]
  /** 'names': town and name, in two columns where there is room; 'addresses': with address and phone number. */
  look: 'names' | 'addresses'
  /** The list is filtered by a collection, so that it says where it is unknown what is on show. */
  isAsked?: boolean
  /** Without headings where the page is about one province. */
  headed?: boolean
}

/** All dealers by name are folded by province under their country: the index of the page at once. */
export function DealerGroups({ groups, look, headed = true, isAsked = false }: DealerGroupsProps) {
  if (headed && look === 'names' && groups.length > 1) return <FoldedGroups groups={groups} />
  return groups.map((group) => (
    <section
      key={`${group.land} ${group.provincie}`}
      className={styles['group']}
      data-print={headed ? 'whole' : undefined}
    >
      {headed && (
        <header className={styles['head']}>
          <h3 className={styles['name']}>
            {group.path === null ? group.provincie : <a href={group.path}>{group.provincie}</a>}
          </h3>
          {groups.length > 1 && <p className={styles['count']}>{countOf(group, groups)}</p>}
        </header>
      )}
      <DealerRows group={group} look={look} headed={headed} isAsked={isAsked} />
    </section>
  ))
}

function FoldedGroups({ groups }: Pick<DealerGroupsProps, 'groups'>) {
  const countries = [...new Set(groups.map(({ land }) => land))]
  return countries.map((land) => {
    const provinces = groups.filter((group) => group.land === land)
    // A country in one part is its own province.
    const isNamed = countries.length > 1 && provinces.length > 1
    const Name = isNamed ? 'h4' : 'h3'
    return (
      <section key={land} className={styles['country']}>
        {isNamed && (
          <h3 className={styles['land']}>
            <a href={countryPath(land)}>{land}</a>
          </h3>
        )}
        {provinces.map((group) => (
          <Fold
            key={group.provincie}
            className={styles['folded']}
            data-print="whole"
            summary={
              <>
                <Name className={styles['name']}>{group.provincie}</Name>
                <span className={styles['count']}>{group.dealers.length}</span>
              </>
            }
          >
            <DealerRows group={group} look="names" headed isAsked={false} />
            <p className={styles['more']} data-print="hide">
              <a href={group.path ?? countryPath(land)}>Adressen en telefoonnummers {areaOf(group)}</a>
            </p>
          </Fold>
        ))}
      </section>
    )
  })
}

/** 'in Groningen', 'in België', 'op Curaçao': what the page with the addresses is about. */
function areaOf({ land, provincie, path }: DealerGroup): string {
  const area = path === null ? land : provincie
  return `${prepositionOf(area)} ${area}`
}

/** With the country, where it is not that of all groups or of the site. */
function countOf({ dealers, land, provincie }: DealerGroup, groups: readonly DealerGroup[]): string {
  const isTold = land === 'Nederland' || land === provincie || groups.every((group) => group.land === land)
  return dealerCountInWords(dealers.length) + (isTold ? '' : `, ${land}`)
}

type DealerRowsProps = Required<Pick<DealerGroupsProps, 'look' | 'isAsked' | 'headed'>> & { group: DealerGroup }

function DealerRows({ group, look, headed, isAsked }: DealerRowsProps) {
  return (
    <ul className={styles['list']} data-look={look} data-headed={headed || undefined}>
      {group.dealers.map((dealer) => (
        <li key={dealer.id} className={styles['dealer']} data-dealer={dealer.id}>
          <span className={styles['town']}>
            <button
              type="button"
              data-on-map=""
              className={styles['onMap']}
              aria-label={`Toon ${dealer.Naam} in ${dealer.Plaats} op de kaart`}
            />
            {dealer.Plaats}
            {dealer.km !== undefined && <span className={styles['km']}>{formatKm(dealer.km)}</span>}
          </span>
          <SiteLink
            className={styles['link']}
            link={{ to: '/verkooppunten/$verkooppunt', params: { verkooppunt: dealer.slug } }}
          >
            {dealer.Naam}
          </SiteLink>
          {look === 'addresses' && <span className={styles['address']}>{addressOf(dealer)}</span>}
          {look === 'addresses' && <Reach dealer={dealer} />}
          {look === 'addresses' && dealer.shows !== undefined && dealer.shows.length > 0 && (
            <span className={styles['shows']} data-print="hide">
              Toont {dealer.shows.join(', ')}
            </span>
          )}
          {isAsked && dealer.shows === undefined && (
            <span className={styles['shows']}>Vraag de zaak welke collecties er staan.</span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The telephone number; without one the website, without that the route. */
function Reach({ dealer: { Naam, telefoon, website, at } }: { dealer: DealerLine }) {
  if (telefoon !== undefined)
    return (
      <a className={styles['phone']} href={phoneHref(telefoon)}>
        <span className="visually-hidden">Bel {Naam}: </span>
        {telefoon}
      </a>
    )
  const href = website ?? (at && routeLinks({ Naam, ...at })[0]?.href)
  return (
    href !== undefined && (
      <ContentLink className={styles['phone']} href={href}>
        {website === undefined ? 'Route' : 'Website'}
        <span className="visually-hidden">{website === undefined ? ` naar ${Naam}` : ` van ${Naam}`}</span>
      </ContentLink>
    )
  )
}
