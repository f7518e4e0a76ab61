/** The code of what stands in the page of a dealer. */
import { atHand } from '#app/lib/spared.ts'
import * as sheetParts from './sheet-parts.tsx'
// Their looks come with the page.
import '#app/sections/hero/Hero.module.css'
import '#app/ui/breadcrumbs/Breadcrumbs.module.css'
import './DealerPage.module.css'

export const dealerSheetCode = atHand(sheetParts)
