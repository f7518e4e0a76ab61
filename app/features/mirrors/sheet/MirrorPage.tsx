/** The sheet of one mirror. What stands in it is made by standing-parts.tsx. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { standsInPage } from '#app/lib/carried-data.ts'
import { DealerInvitation } from '#app/sections/dealer-invitation/DealerInvitation.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import { EnlargeArea } from '#app/ui/gallery/EnlargeArea.tsx'
import { attendGalleries } from '#app/ui/gallery/galleries.ts'
import { Standing } from '#app/ui/kept-html/Standing.tsx'
import { ModelViewer } from '#app/ui/model-viewer/ModelViewer.tsx'
import { mirrorQueryOptions, sheetName } from '../mirror-query.ts'
import { mirrorParts } from './mirror-parts.ts'
import styles from './MirrorPage.module.css'

/** `dealers`: those near the visitor. */
export function MirrorPage({ slug, dealers }: { slug: string; dealers: ReactNode }) {
  const { data: mirror } = useSuspenseQuery(mirrorQueryOptions(slug))
  if (!mirror) return null // the loader has answered 404 already
  const name = `spiegel ${mirror.name2}`,
    sheet = sheetName(slug),
    stands = standsInPage(mirror)
  const front = (
    <Standing name={sheet} of={undefined} stands={stands} ref={attendGalleries}>
      {() => createElement(mirrorParts.get().MirrorFront, { mirror })}
    </Standing>
  )
  return (
    <EnlargeArea key={slug} name={name}>
      <Band space="tight">
        <Standing className={styles['crumbs']} name={`${sheet} pad`} of={undefined} stands={stands}>
          {() => createElement(mirrorParts.get().MirrorCrumbs, { mirror })}
        </Standing>
        <div className={styles['picture']}>
          {mirror.model ? (
            <ModelViewer model={mirror.model} name={name}>
              {front}
            </ModelViewer>
          ) : (
            front
          )}
        </div>
        <Standing className={styles['words']} name={`${sheet} woorden`} of={undefined} stands={stands}>
          {() => createElement(mirrorParts.get().MirrorWords, { mirror })}
        </Standing>
      </Band>
      <Standing name={`${sheet} gegevens`} of={undefined} stands={stands}>
        {() => createElement(mirrorParts.get().MirrorData, { mirror })}
      </Standing>
      <DealerInvitation
        name={`${sheet} verkooppunten`}
        stands={stands}
        frame={{ ground: 'sunken', space: 'normal' }}
        renderWords={(id) => createElement(mirrorParts.get().MirrorInvitation, { id })}
      >
        {dealers}
      </DealerInvitation>
      <Standing name={`${sheet} verwant`} of={undefined} stands={stands}>
        {() => createElement(mirrorParts.get().MirrorOthers, { mirror })}
      </Standing>
    </EnlargeArea>
  )
}
