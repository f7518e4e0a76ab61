/** The code of what stands in the page of a province. */
import { atHand } from '#app/lib/spared.ts'
import * as provinceParts from './province-parts.tsx'
// Their looks come with the page.
import '#app/sections/hero/Hero.module.css'
import '#app/ui/breadcrumbs/Breadcrumbs.module.css'
import './DealerFinder.module.css'
import './DealerGroups.module.css'
import './PlaceIndex.module.css'

export const provinceCode = atHand(provinceParts)
