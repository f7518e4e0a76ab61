/** The code of the answer that stands: without it who comes to measure has half the script. */
import { atHand } from '#app/lib/spared.ts'
import * as standingParts from './outcome-parts.tsx'
// Their looks come with the page.
import './FitDrawing.module.css'
import './FitGroupList.module.css'

export const outcomeCode = atHand(standingParts)
