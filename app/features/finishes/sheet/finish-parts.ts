/** The code of what stands in the page of a finish. */
import { atHand } from '#app/lib/spared.ts'
import * as standingParts from './standing-parts.tsx'
// Their looks come with the page.
import '#app/ui/breadcrumbs/Breadcrumbs.module.css'
import '#app/ui/facts/FactList.module.css'
import '#app/ui/favourite/FavouriteButton.module.css'
import '#app/ui/picture/Picture.module.css'
import '#app/ui/swatch/Swatch.module.css'
import '../wall/Sample.module.css'
import '../wall/SampleList.module.css'
import './FinishPage.module.css'

export const finishParts = atHand(standingParts)
