/** Dealers in groups, one row each. The dot before a town is the dealer's mark on the map beside the list. */
import { SiteLink } from '#app/ui/link/SiteLink.tsx'
import { Fold } from '#app/ui/fold/Fold.tsx'
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
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

/** All dealers by name are folded by province, of which the page has a list of links as well. */
export function DealerGroups({ groups, look, headed = true, isAsked = false }: DealerGroupsProps) {
  const isFolded = headed && look === 'names' && groups.length > 1
  return groups.map((group) => {
    const list = <DealerRows group={group} look={look} headed={headed} isAsked={isAsked} />
    return isFolded ? (
      <Fold
        key={`${group.land} ${group.provincie}`}
        className={styles['folded']}
        data-print="whole"
        summary={
          <>
            <h3 className={styles['name']}>{group.provincie}</h3>
            <span className={styles['count']}>{countOf(group)}</span>
          </>
        }
      >
        {list}
      </Fold>
    ) : (
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
            {groups.length > 1 && <p className={styles['count']}>{countOf(group)}</p>}
          </header>
        )}
        {list}
      </section>
    )
  })
}

function countOf({ dealers, land, provincie }: DealerGroup): string {
  return dealerCountInWords(dealers.length) + (land === 'Nederland' || land === provincie ? '' : `, ${land}`)
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
