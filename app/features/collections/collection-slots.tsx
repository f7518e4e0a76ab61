/** What stands where a collection's content asks for something of the collection itself. */
import type { ReactNode } from 'react'
import type { SectionSlots } from '#app/sections/SectionList.tsx'
import type { CollectionPageData } from '#server/content/collections.ts'
import { FinishChooser } from './chooser/FinishChooser.tsx'
import { CollectionDealers } from './parts/CollectionDealers.tsx'
import { CollectionDrawers } from './parts/CollectionDrawers.tsx'
import { CollectionMirrors } from './parts/CollectionMirrors.tsx'
import { CollectionTops } from './parts/CollectionTops.tsx'
import { CollectionSizes } from './sizes/CollectionSizes.tsx'

/** `finish`: the one chosen in the address; `dealers`: those near the visitor. */
export function collectionSlots(collection: CollectionPageData, finish: string | undefined, dealers: ReactNode): SectionSlots {
  return {
    'collection-finishes': (section) => <FinishChooser collection={collection} chosen={finish} {...section} />,
    'collection-sizes': (section) => <CollectionSizes collection={collection} {...section} />,
    'collection-drawers': (section) => <CollectionDrawers collection={collection} {...section} />,
    'collection-tops': (section) => <CollectionTops collection={collection} {...section} />,
    'collection-mirrors': (section) => <CollectionMirrors collection={collection} {...section} />,
    'collection-dealers': (section) => <CollectionDealers {...section} dealers={dealers} />,
  }
}
