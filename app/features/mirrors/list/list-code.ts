/** The code of the cards that stand in the list, and of its filters. */
import { atHand } from '#app/lib/spared.ts'
import * as standingParts from './list-parts.tsx'
// Their looks come with the page.
import '#app/ui/favourite/FavouriteButton.module.css'
import '#app/ui/filter/NoResults.module.css'
import './MirrorCard.module.css'
import './MirrorList.module.css'

export const mirrorListCode = atHand(standingParts)
