/** The code of the cards that stand in the list. */
import { createIsomorphicFn } from '@tanstack/react-start'
import { atHand, spared } from '#app/lib/spared.ts'
import * as standingParts from './list-parts.tsx'
// Their looks come with the page.
import '#app/ui/favourite/FavouriteButton.module.css'
import '#app/ui/filter/NoResults.module.css'
import './Paging.module.css'
import './ProductCard.module.css'
import './ProductGrid.module.css'

export const productListCode = createIsomorphicFn()
  .server(() => atHand(standingParts))
  .client(() => spared(() => import('./list-parts.tsx')))()
