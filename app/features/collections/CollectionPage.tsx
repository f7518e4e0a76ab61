/** The lookbook of one collection: hero, then its own sequence of sections, then its facts and the way on. */
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { hasTransparentHero } from '#app/features/theme/forced-theme.ts'
import { crumbsTo } from '#app/lib/site-map.ts'
import { Hero } from '#app/sections/hero/Hero.tsx'
import { DealerInvitation } from '#app/sections/dealer-invitation/DealerInvitation.tsx'
import { SectionList } from '#app/sections/SectionList.tsx'
import { standsInPage } from '#app/sections/standing-sections.ts'
import { EnlargeArea } from '#app/ui/gallery/EnlargeArea.tsx'
import { Standing } from '#app/ui/kept-html/Standing.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { collectionQueryOptions } from './collection-query.ts'
import { collectionSlots } from './collection-slots.tsx'
import type { AnyCollectionSlug } from './collection-slugs.ts'
import { CollectionBar } from './parts/CollectionBar.tsx'
import { CollectionOthers } from './parts/CollectionOthers.tsx'
import { CollectionSheet } from './parts/CollectionSheet.tsx'
import { CollectionThings } from './parts/CollectionThings.tsx'

/** `finish`: the one that the address names; the pictured one otherwise, or when the collection has no such finish. `dealers`: those near the visitor. */
export function CollectionPage({ slug, finish, dealers }: { slug: AnyCollectionSlug; finish: string | undefined; dealers: ReactNode }) {
  const { data: collection } = useSuspenseQuery(collectionQueryOptions(slug))
  if (!collection) return null // the loader has answered 404 already
  const { path } = collection, stands = standsInPage(collection)
  return (
    <EnlargeArea key={path} name={collection.name}>
      <Hero hero={collection.hero} crumbs={crumbsTo(collection.path, collection.name)} underHeader={hasTransparentHero(collection.path)} />
      <CollectionBar collection={collection} />
      <SectionList page={collection} opening={collection.hero.layout} slots={collectionSlots(collection, finish)} />
      <Standing name={`${path} gegevens`} of={collection.hero} stands={stands}>{() => <CollectionSheet collection={collection} />}</Standing>
      <Standing name={`${path} producten`} of={collection.products} stands={stands}>{() => <CollectionThings collection={collection} />}</Standing>
      <DealerInvitation {...(collection.dealers ?? { title: `Zie ${collection.name} in het echt`, text: 'Niet elk verkooppunt heeft elke collectie opgesteld. Bel even voor u gaat.' })} links={[{ label: 'Bezoek de showroom', href: hrefTo({ to: '/$pagina', params: { pagina: 'showroom' } }) }]} frame={{ ground: 'sunken', space: 'normal' }}>{dealers}</DealerInvitation>
      <Standing name={`${path} verder`} of={collection.hero} stands={stands}>{() => <CollectionOthers others={collection.others} />}</Standing>
    </EnlargeArea>
  )
}
