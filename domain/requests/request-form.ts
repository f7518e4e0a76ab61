/** A request form as the page shows it: to fill in, or the summary of what was filled in. */
import type { Challenge } from '../newsletter/signup-state.ts'
import type { ShownPhoto } from './photos.ts'

export type RequestFact = { label: string; value: string }
export type RequestForm = {
  /** As typed, by the names of the fields. */
  values: Readonly<Record<string, string>>
  /** About the whole form. */
  message: string | null
  /** Photographs that were taken in, of a form that has them. */
  photos?: readonly ShownPhoto[]
} & (
  | { step: 'fill'; faults: Readonly<Record<string, string>> }
  | {
      step: 'check'
      facts: readonly RequestFact[]
      challenge: Challenge
      /** Identifies this form: sent twice, it is stored once. */
      formToken: string
    }
)

export const emptyForm: RequestForm = { step: 'fill', values: {}, faults: {}, message: null }

export const requestMessages = {
  faults: 'Kijk de gemarkeerde velden na.',
  taken: 'Dit moment is net vergeven. Kies een ander.',
  gone: 'De foto’s zijn gewist, omdat het formulier te lang openstond. Kies ze opnieuw.',
  busy: 'U hebt in korte tijd veel verstuurd. Probeer het over tien minuten opnieuw.',
} as const
