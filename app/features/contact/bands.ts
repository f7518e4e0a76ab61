/** The bands for those who want to reach the maker or come by: the same for as long as the site is, so they stand in the page that came first, also on the way back to it. */
import { atHand } from '#app/lib/spared.ts'
import * as standingParts from './standing-parts.tsx'
// Their looks come with the page.
import '#app/ui/facts/FactList.module.css'
import './ContactDetails.module.css'
import './Whereabouts.module.css'

/** What makes them. */
export const contactCode = atHand(standingParts)

export type Bands = 'ContactBands' | 'ShowroomBands'

export function bandsStand(_bands: Bands): boolean {
  return false
}

/** For loaders: waits for what makes them, unless they stand. */
export async function loadBands(bands: Bands): Promise<void> {
  if (!bandsStand(bands)) await contactCode.fetch()
}
