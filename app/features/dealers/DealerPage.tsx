/**
 * A dealer: where it stands, when it is open, what it shows, how to get there, and who else is near. Branches stand under each other.
 * Its hours look at the clock; all else stands, and is made by sheet-parts.tsx.
 */
import { useSuspenseQuery } from '@tanstack/react-query'
import { createElement, useId } from 'react'
import { standsInPage } from '#app/lib/carried-data.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { Standing } from '#app/ui/kept-html/Standing.tsx'
import { timeZones } from './opening-hours.ts'
import { OpeningHours } from './OpeningHours.tsx'
import { dealerSheetCode } from './sheet-code.ts'
import type { Branch } from './sheet-parts.tsx'
import { dealerQueryOptions } from './sheet-query.ts'
import styles from './DealerPage.module.css'

export function DealerPage({ slug }: { slug: string }) {
  const { data: dealer } = useSuspenseQuery(dealerQueryOptions(slug))
  if (!dealer) return null // the loader has answered 404 already
  const stands = standsInPage(dealer),
    alone = dealer.branches.length === 1
  const [opening, nearby] = [`verkooppunt ${slug}`, `verkooppunt ${slug} buurt`]
  return (
    <>
      <Standing key={opening} name={opening} of={undefined} stands={stands}>
        {() => createElement(dealerSheetCode.get().DealerOpening, { dealer })}
      </Standing>
      {dealer.branches.map((branch, index) => (
        <BranchBand key={branch.id} branch={branch} stands={stands} alone={alone} first={index === 0} />
      ))}
      <Standing key={nearby} name={nearby} of={undefined} stands={stands}>
        {() => createElement(dealerSheetCode.get().Nearby, { dealer })}
      </Standing>
    </>
  )
}

function BranchBand({
  branch,
  stands,
  alone,
  first,
}: {
  branch: Branch
  stands: boolean
  alone: boolean
  first: boolean
}) {
  const id = useId()
  const Part = alone ? 'h2' : 'h3'
  return (
    <Band
      space={first ? 'tight' : 'normal'}
      {...(alone ? { 'aria-label': 'Adres en openingstijden' } : { 'aria-labelledby': id })}
    >
      {!alone && (
        <h2 id={id} className={styles['branch']}>
          {branch.Plaats}
        </h2>
      )}
      <Standing className={styles['where']} name={`vestiging ${branch.id} adres`} of={undefined} stands={stands}>
        {() => createElement(dealerSheetCode.get().BranchAddress, { branch, part: Part })}
      </Standing>
      <div className={styles['when']}>
        <Part id={`${id}-hours`} className={styles['part']}>
          Openingstijden
        </Part>
        {branch.openingstijden === undefined ? (
          <p className={styles['unknown']}>Deze zaak heeft ons geen vaste tijden doorgegeven. Bel voor u gaat.</p>
        ) : (
          <OpeningHours hours={branch.openingstijden} timeZone={timeZones[branch.Land]} labelledBy={`${id}-hours`} />
        )}
      </div>
      {branch.collections.length > 0 && (
        <Standing className={styles['shown']} name={`vestiging ${branch.id} collecties`} of={undefined} stands={stands}>
          {() => createElement(dealerSheetCode.get().BranchCollections, { branch, part: Part })}
        </Standing>
      )}
    </Band>
  )
}
