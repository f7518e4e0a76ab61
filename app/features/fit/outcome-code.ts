/** The code of the answer that stands: without it who comes to measure has half the script. */
import { createIsomorphicFn } from '@tanstack/react-start'
import { atHand, spared } from '#app/lib/spared.ts'
import * as standingParts from './outcome-parts.tsx'
// Their looks come with the page.
import './FitDrawing.module.css'
import './FitGroupList.module.css'

export const outcomeCode = createIsomorphicFn()
  .server(() => atHand(standingParts))
  .client(() => spared(() => import('./outcome-parts.tsx')))()
