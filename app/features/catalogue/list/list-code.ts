/** The code of the cards that stand in the list. */
import { atHand } from '#app/lib/spared.ts'
import * as standingParts from './list-parts.tsx'
// Their looks come with the page.
import '#app/ui/favourite/FavouriteButton.module.css'
import '#app/ui/filter/NoResults.module.css'
import './Paging.module.css'
import './ProductCard.module.css'
import './ProductGrid.module.css'

export const productListCode = atHand(standingParts)
