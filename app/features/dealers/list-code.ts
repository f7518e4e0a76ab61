/** The code of what stands in the lists of dealers. */
import { atHand } from '#app/lib/spared.ts'
import * as listParts from './list-parts.tsx'
// Their looks come with the page.
import './DealerGroups.module.css'
import './PlaceIndex.module.css'

export const dealerListCode = atHand(listParts)
