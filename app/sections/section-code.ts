/** What makes the hero and the sections that stand in a page; without it a first visit has 4.5 KB less of script. */
import { createIsomorphicFn } from '@tanstack/react-start'
import { atHand, spared } from '#app/lib/spared.ts'
import * as standingCode from './standing-code.ts'
// Their looks come with the page.
import '#app/ui/breadcrumbs/Breadcrumbs.module.css'
import '#app/ui/gallery/Enlargeable.module.css'
import '#app/ui/picture/Picture.module.css'
import './details/Details.module.css'
import './facts/Facts.module.css'
import './full-bleed/FullBleed.module.css'
import './hero/Hero.module.css'
import './invitation/Invitation.module.css'
import './links/Links.module.css'
import './pair/Pair.module.css'
import './prose/Prose.module.css'
import './questions/Questions.module.css'
import './spread/Spread.module.css'
import './statement/Statement.module.css'
import './steps/Steps.module.css'
import './story/Story.module.css'
import './table/DataTable.module.css'
import './table/Table.module.css'
import './timeline/Timeline.module.css'

export const sectionCode = createIsomorphicFn()
  .server(() => atHand(standingCode))
  .client(() => spared(() => import('./standing-code.ts')))()
