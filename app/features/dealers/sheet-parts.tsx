/** What stands in the page of a dealer, and what its head says. */
import { IconMapPin, IconPhone } from '@tabler/icons-react'
import { useId } from 'react'
import type { PageSeo } from '#app/lib/seo.ts'
import { Hero } from '#app/sections/hero/Hero.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/Breadcrumbs.tsx'
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
import { SiteLink } from '#app/ui/link/SiteLink.tsx'
import type { DealerPageData } from '#server/dealers/dealers.ts'
import { dealerCrumbs, dealerDescription, dealerStoreData, dealerTitle, listInWords, routeLinks } from './dealer-seo.ts'
import { formatKm } from '#domain/dealers/distance.ts'
import styles from './DealerPage.module.css'

type Shown = { dealer: DealerPageData }
export type Branch = DealerPageData['branches'][number]
/** `part` is the heading above each part of a branch. */
export type BranchPartProps = { branch: Branch; part: 'h2' | 'h3' }

export function dealerSeo(dealer: DealerPageData): PageSeo {
  return {
    title: dealerTitle(dealer),
    description: dealerDescription(dealer),
    path: `/verkooppunten/${dealer.slug}`,
    crumbs: dealerCrumbs(dealer),
    structuredData: dealerStoreData(dealer),
  }
}

export function DealerOpening({ dealer }: Shown) {
  return (
    <Hero
      hero={{
        layout: 'plain',
        eyebrow: dealer.branches.length === 1 ? 'Verkooppunt' : `${dealer.branches.length} vestigingen`,
        title: dealer.name,
        intro: introOf(dealer),
      }}
      crumbs={<Breadcrumbs crumbs={dealerCrumbs(dealer)} />}
    />
  )
}

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

/** Where a branch stands, how to reach it and the way there. */
export function BranchAddress({ branch, part: Part }: BranchPartProps) {
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
      <ul className={styles['reach']}>
        {branch.telefoon !== undefined && (
          <li>
            <a href={`tel:${branch.telefoon.replaceAll(/[^\d+]/g, '')}`}>
              <IconPhone size={18} aria-hidden="true" />
              <span className="visually-hidden">Telefoon </span>
              {branch.telefoon}
            </a>
          </li>
        )}
        {branch.website !== undefined && (
          <li>
            <ContentLink href={branch.website}>{new URL(branch.website).hostname}</ContentLink>
          </li>
        )}
      </ul>
      <Part className={styles['part']}>Route</Part>
      <ul className={styles['routes']}>
        {routeLinks(branch).map((link) => (
          <li key={link.label}>
            <ContentLink href={link.href}>
              <IconMapPin size={18} aria-hidden="true" />
              {link.label}
            </ContentLink>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What a branch shows. */
export function BranchCollections({ branch, part: Part }: BranchPartProps) {
  return (
    <>
      <Part className={styles['part']}>Hier te zien</Part>
      <ul className={styles['collections']}>
        {branch.collections.map((collection) => (
          <li key={collection.slug}>
            <a href={collection.path}>{collection.name}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

export function Nearby({ dealer }: Shown) {
  const near = useId()
  return (
    <Band ground="sunken" aria-labelledby={near}>
      <h2 id={near} className={styles['nearTitle']}>
        Ook in de buurt
      </h2>
      <ol className={styles['near']}>
        {dealer.nearby.map((other) => (
          <li key={other.id} className={styles['other']}>
            <SiteLink
              className={styles['otherName']}
              link={{ to: '/verkooppunten/$verkooppunt', params: { verkooppunt: other.slug } }}
            >
              {other.name}
            </SiteLink>
            <span>{other.town}</span>
            <span className={styles['km']}>{formatKm(other.km)}</span>
          </li>
        ))}
      </ol>
      <p className={styles['note']}>Afstanden hemelsbreed.</p>
    </Band>
  )
}
