/** The code of the rooms that stand in the list, and of its filters. */
import { atHand } from '#app/lib/spared.ts'
import * as standingParts from './list-parts.tsx'
// Their looks come with the page.
import '#app/ui/favourite/FavouriteButton.module.css'
import '#app/ui/filter/NoResults.module.css'
import './RoomEntry.module.css'
import './RoomList.module.css'

export const roomListCode = atHand(standingParts)
