/** The page of one finish. All but the piece at true scale stands: standing-parts.tsx makes it. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { createElement, Fragment, type ReactNode } from 'react'
import { DealerInvitation } from '#app/sections/dealer-invitation/DealerInvitation.tsx'
import { standsInPage } from '#app/lib/carried-data.ts'
import { Standing } from '#app/ui/kept-html/Standing.tsx'
import { finishQueryOptions, sheetName } from '../finish-query.ts'
import { finishParts } from './finish-parts.ts'
import { TrueScale } from './TrueScale.tsx'

/** `dealers`: those near the visitor. */
export function FinishPage({ name, dealers }: { name: string; dealers: ReactNode }) {
  const { data: finish } = useSuspenseQuery(finishQueryOptions(name))
  if (!finish) return null // the loader has answered 404 already
  const stands = standsInPage(finish),
    sheet = sheetName(name)
  return (
    <Fragment key={name}>
      <Standing name={sheet} of={undefined} stands={stands}>
        {() => createElement(finishParts.get().FinishOpening, { finish })}
      </Standing>
      <Standing name={`${sheet} gegevens`} of={undefined} stands={stands}>
        {() => createElement(finishParts.get().FinishData, { finish })}
      </Standing>
      <TrueScale image={finish.image} name={finish.displayName} />
      <Standing name={`${sheet} keuze`} of={undefined} stands={stands}>
        {() => createElement(finishParts.get().FinishChoices, { finish })}
      </Standing>
      <DealerInvitation
        name={`${sheet} verkooppunten`}
        stands={stands}
        frame={{ ground: 'raised', space: 'normal' }}
        renderWords={(id) => createElement(finishParts.get().FinishInvitation, { id })}
      >
        {dealers}
      </DealerInvitation>
      <Standing name={`${sheet} verwant`} of={undefined} stands={stands}>
        {() => createElement(finishParts.get().FinishOthers, { finish })}
      </Standing>
    </Fragment>
  )
}
