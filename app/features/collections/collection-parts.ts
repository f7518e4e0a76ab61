/** The code of what stands in the page of a collection. */
import { atHand } from '#app/lib/spared.ts'
import * as standingParts from './standing-parts.tsx'
// Their looks come with the page.
import '#app/sections/fit-invitation/FitInvitation.module.css'
import '#app/ui/favourite/FavouriteButton.module.css'
import '#app/ui/length-field/LengthField.module.css'
import './parts/CollectionBar.module.css'
import './parts/CollectionDrawers.module.css'
import './parts/CollectionMirrors.module.css'
import './parts/CollectionSheet.module.css'
import './parts/CollectionThings.module.css'
import './parts/CollectionTops.module.css'
import './sizes/CollectionSizes.module.css'
import './sizes/SizeDrawing.module.css'

export const collectionParts = atHand(standingParts)
