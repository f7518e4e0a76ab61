/** What stands where a collection's content asks for something of the collection itself. */
import { FitInvitation } from '#app/sections/fit-invitation/FitInvitation.tsx'
import type { SectionSlots } from '#app/sections/SectionList.tsx'
import type { CollectionPageData } from '#server/content/collections.ts'
import { FinishChooser } from './chooser/FinishChooser.tsx'
import { CollectionDrawers } from './parts/CollectionDrawers.tsx'
import { CollectionMirrors } from './parts/CollectionMirrors.tsx'
import { CollectionModel } from './parts/CollectionModel.tsx'
import { CollectionTops } from './parts/CollectionTops.tsx'
import { CollectionSizes } from './sizes/CollectionSizes.tsx'

/** `finish`: the one chosen in the address. */
export function collectionSlots(collection: CollectionPageData, finish: string | undefined): SectionSlots {
  return {
    'collection-finishes': (section) => <FinishChooser collection={collection} chosen={finish} {...section} />,
    'collection-sizes': (section) => (
      <>
        <CollectionSizes collection={collection} {...section} />
        <FitInvitation item={`collection.${collection.slug}`} name={collection.name} ground={section.frame.ground} space="tight" />
      </>
    ),
    'collection-drawers': (section) => <CollectionDrawers collection={collection} {...section} />,
    'collection-tops': (section) => <CollectionTops collection={collection} {...section} />,
    'collection-mirrors': (section) => <CollectionMirrors collection={collection} {...section} />,
    'collection-model': (section) => <CollectionModel collection={collection} {...section} />,
  }
}
