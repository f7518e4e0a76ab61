/** A dealer, branch by branch: address, opening hours, collections on show, routes, and other dealers nearby. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Hero } from '#app/sections/hero/Hero.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/Breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { Picture } from '#app/ui/picture/Picture.tsx'
import { writeCoordinates } from '#domain/dealers/found-place.ts'
import { StructuredData } from '#app/ui/structured-data/StructuredData.tsx'
import { phoneHref } from '#domain/dealers/dealer-words.ts'
import type { DealerPageData } from '#server/dealers/dealers.ts'
import styles from './DealerPage.module.css'
import { dealerQueryOptions } from './dealer-queries.ts'
import { dealerCrumbs, dealerStoreData, listInWords } from './dealer-seo.ts'
import { routeLinks } from './route-links.ts'
import { DealersBesideMap } from './map/DealersBesideMap.tsx'
import { NearDealers } from './NearDealers.tsx'
import { timeZones } from './opening-hours.ts'
import { OpeningHours } from './OpeningHours.tsx'

type Branch = DealerPageData['branches'][number]

export function DealerPage({ slug }: { slug: string }) {
  const { data: dealer } = useSuspenseQuery(dealerQueryOptions(slug))
  if (!dealer) return null // the loader has thrown notFound
  const isAlone = dealer.branches.length === 1
  return (
    <>
      <Hero
        hero={{
          layout: 'plain',
          eyebrow: isAlone ? 'Verkooppunt' : `${dealer.branches.length} vestigingen`,
          title: dealer.name,
          intro: introOf(dealer),
        }}
        crumbs={<Breadcrumbs crumbs={dealerCrumbs(dealer)} />}
      />
      {dealer.branches.map((branch, index) => (
        <BranchBand key={branch.id} branch={branch} isAlone={isAlone} isFirst={index === 0} />
      ))}
      <Nearby dealer={dealer} />
      <StructuredData of={dealer} as={dealerStoreData} />
    </>
  )
}

function BranchBand({ branch, isAlone, isFirst }: { branch: Branch; isAlone: boolean; isFirst: boolean }) {
  const id = useId()
  const Part = isAlone ? 'h2' : 'h3'
  return (
    <Band
      space={isFirst ? 'tight' : 'normal'}
      {...(isAlone ? { 'aria-label': 'Adres en openingstijden' } : { 'aria-labelledby': id })}
    >
      {!isAlone && (
        <h2 id={id} className={styles['branch']}>
          {branch.Plaats}
        </h2>
      )}
      <div className={styles['where']}>
        <BranchAddress branch={branch} part={Part} />
      </div>
      <div className={styles['when']}>
        <Part id={`${id}-hours`} className={styles['part']}>
          Openingstijden
        </Part>
        {branch.openingstijden === undefined ? (
          <p className={styles['unknown']}>
            Deze zaak heeft ons geen vaste tijden doorgegeven.{' '}
            {branch.telefoon === undefined ? 'Vraag ze na voor u gaat.' : 'Bel voor u gaat.'}
          </p>
        ) : (
          <OpeningHours hours={branch.openingstijden} timeZone={timeZones[branch.Land]} labelledBy={`${id}-hours`} />
        )}
      </div>
      {branch.collections.length > 0 && (
        <div className={styles['shows']}>
          <Part className={styles['title']}>Hier te zien</Part>
          <ul className={styles['collections']}>
            {branch.collections.map((collection) => (
              <li key={collection.slug}>
                <a href={collection.path}>
                  <Picture slot={collection.card} sizes={collectionSizes} decorative />
                  {collection.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Band>
  )
}

/** `sizes` of a picture of what is shown, whose sides are cut in narrow windows. */
const collectionSizes = '(width <= 600px) 47vw, 29vw'

function introOf({ branches }: DealerPageData): string {
  const towns = listInWords([...new Set(branches.map((branch) => branch.Plaats))])
  const count = new Set(branches.flatMap((branch) => branch.collections.map((collection) => collection.slug))).size
  const collections =
    count === 0
      ? 'Vraag de zaak welke collecties er staan.'
      : count === 1
        ? 'Er staat één van onze collecties.'
        : `Er staan ${count} van onze collecties.`
  return `Badkamerzaak in ${towns}. ${collections} De zaak meet bij u in, maakt de offerte en levert het meubel.`
}

/** `part` is the level of its headings. */
function BranchAddress({ branch, part: Part }: { branch: Branch; part: 'h2' | 'h3' }) {
  return (
    <>
      <Part className={styles['part']}>Adres</Part>
      <address className={styles['address']}>
        {branch.Adres}
        <br />
        {branch.Postcode} {branch.Plaats}
        {branch.Land !== 'Nederland' && (
          <>
            <br />
            {branch.Land}
          </>
        )}
      </address>
      <Reach branch={branch} />
      <Part className={styles['part']}>Route</Part>
      <ul className={styles['routes']}>
        {routeLinks(branch).map((link) => (
          <li key={link.label}>
            <ContentLink href={link.href} data-icon="map-pin">
              {link.label}
            </ContentLink>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The quickest way to reach it is the main action of the page: by telephone, else its website, else through the maker. */
function Reach({ branch: { telefoon, website } }: { branch: Branch }) {
  const host = website === undefined ? undefined : new URL(website).hostname
  return (
    <p className={styles['reach']}>
      {telefoon !== undefined ? (
        <ButtonLink href={phoneHref(telefoon)}>Bel {telefoon}</ButtonLink>
      ) : website !== undefined ? (
        <ButtonLink href={website}>{host}</ButtonLink>
      ) : (
        <ButtonLink href={hrefTo({ to: '/contact' })}>Bereik deze zaak via onze binnendienst</ButtonLink>
      )}
      {telefoon !== undefined && website !== undefined && <ContentLink href={website}>{host}</ContentLink>}
    </p>
  )
}

function Nearby({ dealer }: { dealer: DealerPageData }) {
  const near = useId()
  const [branch] = dealer.branches
  const place = branch ? { label: dealer.name, ...branch, radius: undefined } : null
  return (
    <Band ground="sunken" aria-labelledby={near}>
      <h2 id={near} className={styles['title']}>
        Ook in de buurt
      </h2>
      <div>
        <DealersBesideMap query={place ? { near: writeCoordinates(place) } : {}} searched={place}>
          <NearDealers dealers={dealer.nearby} />
          <p className={styles['note']}>Afstanden hemelsbreed.</p>
        </DealersBesideMap>
      </div>
    </Band>
  )
}
