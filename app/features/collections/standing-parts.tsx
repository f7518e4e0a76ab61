/** What stands in the page of a collection, and what search engines read of it: sections that are filled from the collection itself, its facts, and the way on. */
import { Enlargeable } from '#app/ui/gallery/Enlargeable.tsx'
import { DealerWords } from '#app/sections/dealer-invitation/DealerWords.tsx'
import { FitInvitation } from '#app/sections/fit-invitation/FitInvitation.tsx'
import type { StandingSlots } from '#app/sections/section-slots.ts'
import { hrefTo } from '#app/ui/link/href.ts'
import type { CollectionPageData } from '#server/content/collections.ts'
import { CollectionDrawers } from './parts/CollectionDrawers.tsx'
import { CollectionMirrors } from './parts/CollectionMirrors.tsx'
import { CollectionTops } from './parts/CollectionTops.tsx'
import { CollectionSizes } from './sizes/CollectionSizes.tsx'

export { CollectionBar } from './parts/CollectionBar.tsx'
export { CollectionOthers } from './parts/CollectionOthers.tsx'
export { CollectionSheet } from './parts/CollectionSheet.tsx'
export { CollectionThings } from './parts/CollectionThings.tsx'
export { collectionSeo } from './collection-seo.ts'

export function standingSlots(collection: CollectionPageData): StandingSlots {
  return {
    'collection-sizes': (section) => (
      <>
        <CollectionSizes collection={collection} {...section} />
        <FitInvitation
          item={`collection.${collection.slug}`}
          name={collection.name}
          ground={section.frame.ground}
          space="tight"
        />
      </>
    ),
    'collection-drawers': (section) => <CollectionDrawers collection={collection} {...section} />,
    'collection-tops': (section) => <CollectionTops collection={collection} {...section} />,
    'collection-mirrors': (section) => <CollectionMirrors collection={collection} {...section} />,
  }
}

export function CollectionInvitation({ id, collection }: { id: string; collection: CollectionPageData }) {
  const words = collection.dealers ?? {
    title: `Zie ${collection.name} in het echt`,
    text: 'Niet elk verkooppunt heeft elke collectie opgesteld. Bel even voor u gaat.',
  }
  return (
    <DealerWords
      id={id}
      {...words}
      links={[{ label: 'Bezoek de showroom', href: hrefTo({ to: '/$pagina', params: { pagina: 'showroom' } }) }]}
    />
  )
}

/** What stands in the place of the model until somebody asks for it. */
export function ModelPicture({ collection }: { collection: CollectionPageData }) {
  return <Enlargeable slot={collection.card} sizes="(width <= 900px) 91vw, 45vw" />
}
