/** The code of the questions that stand in the list. */
import { atHand } from '#app/lib/spared.ts'
import * as standingParts from './question-parts.tsx'
// Their looks come with the page.
import '#app/ui/link/ContentLink.module.css'
import '#app/ui/rich-text/RichText.module.css'
import './QuestionList.module.css'

export const questionCode = atHand(standingParts)
