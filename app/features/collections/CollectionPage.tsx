/** The lookbook of one collection: hero, then its own sequence of sections, then its facts and the way on. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { hasTransparentHeader } from '#domain/pages/transparent-header.ts'
import { StandingHero } from '#app/sections/hero/StandingHero.tsx'
import { DealerInvitation } from '#app/sections/dealer-invitation/DealerInvitation.tsx'
import type { SectionFrame } from '#app/sections/section-frame.ts'
import { SectionList } from '#app/sections/SectionList.tsx'
import type { LivingSection } from '#app/sections/standing-sections.ts'
import { standsInPage } from '#app/lib/carried-data.ts'
import { EnlargeArea } from '#app/ui/gallery/EnlargeArea.tsx'
import { Standing } from '#app/ui/kept-html/Standing.tsx'
import { FinishChooser } from './chooser/FinishChooser.tsx'
import { collectionParts } from './collection-parts.ts'
import { collectionQueryOptions } from './collection-query.ts'
import type { AnyCollectionSlug } from '#domain/collections/collection-slugs.ts'
import bar from './parts/CollectionBar.module.css'
import { CollectionModel } from './parts/CollectionModel.tsx'

/** `finish`: the one that the address names; the pictured one otherwise, or when the collection has no such finish. `dealers`: those near the visitor. */
export function CollectionPage({
  slug,
  finish,
  dealers,
}: {
  slug: AnyCollectionSlug
  finish: string | undefined
  dealers: ReactNode
}) {
  const { data: collection } = useSuspenseQuery(collectionQueryOptions(slug))
  if (!collection) return null // the loader has answered 404 already
  const { path } = collection,
    stands = standsInPage(collection)
  const living = (section: LivingSection, frame: SectionFrame) =>
    section.kind === 'collection-finishes' ? (
      <FinishChooser collection={collection} chosen={finish} {...section} frame={frame} />
    ) : (
      <CollectionModel collection={collection} {...section} frame={frame} />
    )
  return (
    <EnlargeArea key={path} name={collection.name}>
      <StandingHero
        path={path}
        stands={stands}
        hero={collection.hero}
        label={collection.name}
        underHeader={hasTransparentHeader(path)}
      />
      <Standing className={bar['bar']} name={`${path} balk`} of={collection.hero} stands={stands}>
        {() => createElement(collectionParts.get().CollectionBar, { collection })}
      </Standing>
      <SectionList
        page={collection}
        opening={collection.hero.layout}
        living={living}
        standing={() => collectionParts.get().standingSlots(collection)}
      />
      <Standing name={`${path} gegevens`} of={collection.hero} stands={stands}>
        {() => createElement(collectionParts.get().CollectionSheet, { collection })}
      </Standing>
      <Standing name={`${path} producten`} of={collection.products} stands={stands}>
        {() => createElement(collectionParts.get().CollectionThings, { collection })}
      </Standing>
      <DealerInvitation
        name={`${path} verkooppunten`}
        stands={stands}
        frame={{ ground: 'sunken', space: 'normal' }}
        renderWords={(id) => createElement(collectionParts.get().CollectionInvitation, { id, collection })}
      >
        {dealers}
      </DealerInvitation>
      <Standing name={`${path} verder`} of={collection.hero} stands={stands}>
        {() => createElement(collectionParts.get().CollectionOthers, { others: collection.others })}
      </Standing>
    </EnlargeArea>
  )
}
