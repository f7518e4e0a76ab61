/** A dealer: where it stands, when it is open, what it shows, how to get there, and who else is near. Branches stand under each other. */
import { IconMapPin, IconPhone } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Hero } from '#app/sections/hero/Hero.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/Breadcrumbs.tsx'
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
import { SiteLink } from '#app/ui/link/SiteLink.tsx'
import type { DealerPageData } from '#server/dealers/dealers.ts'
import { formatKm } from './distance.ts'
import { dealerQueryOptions } from './dealer-query.ts'
import { dealerCrumbs, listInWords, routeLinks } from './dealer-seo.ts'
import { timeZones } from './opening-hours.ts'
import { OpeningHours } from './OpeningHours.tsx'
import styles from './DealerPage.module.css'

type Branch = DealerPageData['branches'][number]

export function DealerPage({ slug }: { slug: string }) {
  const { data: dealer } = useSuspenseQuery(dealerQueryOptions(slug))
  const near = useId()
  if (!dealer) return null // the loader has answered 404 already
  return (
    <>
      <Hero hero={{ layout: 'plain', eyebrow: dealer.branches.length === 1 ? 'Verkooppunt' : `${dealer.branches.length} vestigingen`, title: dealer.name, intro: introOf(dealer) }} crumbs={<Breadcrumbs crumbs={dealerCrumbs(dealer)} />} />
      {dealer.branches.map((branch, index) => <BranchBand key={branch.id} branch={branch} alone={dealer.branches.length === 1} first={index === 0} />)}
      <Band ground="sunken" aria-labelledby={near}>
        <h2 id={near} className={styles['nearTitle']}>Ook in de buurt</h2>
        <ol className={styles['near']}>
          {dealer.nearby.map((other) => (
            <li key={other.id} className={styles['other']}>
              <SiteLink className={styles['otherName']} link={{ to: '/verkooppunten/$verkooppunt', params: { verkooppunt: other.slug } }}>{other.name}</SiteLink>
              <span>{other.town}</span>
              <span className={styles['km']}>{formatKm(other.km)}</span>
            </li>
          ))}
        </ol>
        <p className={styles['note']}>Afstanden hemelsbreed.</p>
      </Band>
    </>
  )
}

function introOf({ branches }: DealerPageData): string {
  const towns = listInWords([...new Set(branches.map((branch) => branch.Plaats))])
  const count = new Set(branches.flatMap((branch) => branch.collections.map((collection) => collection.slug))).size
  const collections = count === 0 ? 'Vraag de zaak welke collecties er staan.' : count === 1 ? 'Er staat één van onze collecties.' : `Er staan ${count} van onze collecties.`
  return `Badkamerzaak in ${towns}. ${collections} De zaak meet bij u in, maakt de offerte en levert het meubel.`
}

function BranchBand({ branch, alone, first }: { branch: Branch; alone: boolean; first: boolean }) {
  const id = useId()
  const Part = alone ? 'h2' : 'h3'
  return (
    <Band space={first ? 'tight' : 'normal'} {...(alone ? { 'aria-label': 'Adres en openingstijden' } : { 'aria-labelledby': id })}>
      {!alone && <h2 id={id} className={styles['branch']}>{branch.Plaats}</h2>}
      <div className={styles['where']}>
        <Part className={styles['part']}>Adres</Part>
        <address className={styles['address']}>
          {branch.Adres}<br />
          {branch.Postcode} {branch.Plaats}
          {branch.Land !== 'Nederland' && <><br />{branch.Land}</>}
        </address>
        <ul className={styles['reach']}>
          {branch.telefoon !== undefined && <li><a href={`tel:${branch.telefoon.replaceAll(/[^\d+]/g, '')}`}><IconPhone size={18} stroke={1.5} aria-hidden="true" /><span className="visually-hidden">Telefoon </span>{branch.telefoon}</a></li>}
          {branch.website !== undefined && <li><ContentLink href={branch.website}>{new URL(branch.website).hostname}</ContentLink></li>}
        </ul>
        <Part className={styles['part']}>Route</Part>
        <ul className={styles['routes']}>
          {routeLinks(branch).map((link) => <li key={link.label}><ContentLink href={link.href}><IconMapPin size={18} stroke={1.5} aria-hidden="true" />{link.label}</ContentLink></li>)}
        </ul>
      </div>
      <div className={styles['when']}>
        <Part id={`${id}-hours`} className={styles['part']}>Openingstijden</Part>
        {branch.openingstijden === undefined
          ? <p className={styles['unknown']}>Deze zaak heeft ons geen vaste tijden doorgegeven. Bel voor u gaat.</p>
          : <OpeningHours hours={branch.openingstijden} timeZone={timeZones[branch.Land]} labelledBy={`${id}-hours`} />}
      </div>
      {branch.collections.length > 0 && (
        <div className={styles['shown']}>
          <Part className={styles['part']}>Hier te zien</Part>
          <ul className={styles['collections']}>
            {branch.collections.map((collection) => <li key={collection.slug}><a href={collection.path}>{collection.name}</a></li>)}
          </ul>
        </div>
      )}
    </Band>
  )
}
