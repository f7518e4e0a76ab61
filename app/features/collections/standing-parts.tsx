/** What stands in the page of a collection: sections that are filled from the collection itself, its facts, and the way on. */
import { FitInvitation } from '#app/sections/fit-invitation/FitInvitation.tsx'
import type { StandingSlots } from '#app/sections/section-slots.ts'
import type { CollectionPageData } from '#server/content/collections.ts'
import { CollectionDrawers } from './parts/CollectionDrawers.tsx'
import { CollectionMirrors } from './parts/CollectionMirrors.tsx'
import { CollectionTops } from './parts/CollectionTops.tsx'
import { CollectionSizes } from './sizes/CollectionSizes.tsx'

export { CollectionOthers } from './parts/CollectionOthers.tsx'
export { CollectionSheet } from './parts/CollectionSheet.tsx'
export { CollectionThings } from './parts/CollectionThings.tsx'

export function standingSlots(collection: CollectionPageData): StandingSlots {
  return {
    'collection-sizes': (section) => (
      <>
        <CollectionSizes collection={collection} {...section} />
        <FitInvitation item={`collection.${collection.slug}`} name={collection.name} ground={section.frame.ground} space="tight" />
      </>
    ),
    'collection-drawers': (section) => <CollectionDrawers collection={collection} {...section} />,
    'collection-tops': (section) => <CollectionTops collection={collection} {...section} />,
    'collection-mirrors': (section) => <CollectionMirrors collection={collection} {...section} />,
  }
}
