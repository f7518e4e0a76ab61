/** The code of what stands in a guide: all of it but the single steps and the note that it is kept. */
import { atHand } from '#app/lib/spared.ts'
import * as standingParts from './guide-parts.tsx'
// Their looks come with the page.
import '#app/sections/hero/Hero.module.css'
import '#app/sections/table/DataTable.module.css'
import '#app/ui/breadcrumbs/Breadcrumbs.module.css'
import '#app/ui/facts/FactList.module.css'
import '#app/ui/picture/Picture.module.css'
import '#app/ui/scroll-region/ScrollRegion.module.css'
import './Film.module.css'
import './GuidePage.module.css'

export const guideCode = atHand(standingParts)
