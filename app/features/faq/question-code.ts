/** The code of the questions that stand in the list. */
import { createIsomorphicFn } from '@tanstack/react-start'
import { atHand, spared } from '#app/lib/spared.ts'
import * as standingParts from './question-parts.tsx'
// Their looks come with the page.
import '#app/ui/link/ContentLink.module.css'
import '#app/ui/rich-text/RichText.module.css'
import './QuestionList.module.css'

export const questionCode = createIsomorphicFn()
  .server(() => atHand(standingParts))
  .client(() => spared(() => import('./question-parts.tsx')))()
