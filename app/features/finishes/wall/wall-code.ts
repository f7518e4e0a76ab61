/** The code of the samples that stand on the wall and of the one above it, and of its filters. */
import { atHand } from '#app/lib/spared.ts'
import * as standingParts from './wall-parts.tsx'
// Their looks come with the page.
import '#app/ui/facts/FactList.module.css'
import '#app/ui/favourite/FavouriteButton.module.css'
import '#app/ui/filter/NoResults.module.css'
import './FinishWall.module.css'
import './OpenFinish.module.css'
import './Sample.module.css'

export const finishWallCode = atHand(standingParts)
