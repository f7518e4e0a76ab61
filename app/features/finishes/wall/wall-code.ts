/** The code of the samples that stand on the wall and of the one above it, and of its filters. */
import { createIsomorphicFn } from '@tanstack/react-start'
import { atHand, spared } from '#app/lib/spared.ts'
import * as standingParts from './wall-parts.tsx'
// Their looks come with the page.
import '#app/ui/facts/FactList.module.css'
import '#app/ui/favourite/FavouriteButton.module.css'
import '#app/ui/filter/NoResults.module.css'
import './FinishWall.module.css'
import './OpenFinish.module.css'
import './Sample.module.css'

export const finishWallCode = createIsomorphicFn()
  .server(() => atHand(standingParts))
  .client(() => spared(() => import('./wall-parts.tsx')))()
