/** A request form as the page shows it: to fill in, or the summary of what was filled in. */
import type { Challenge } from '../newsletter/signup-state.ts'
import type { ShownUpload } from './uploads.ts'
import type { RequestKind } from './request-kinds.ts'

export type RequestFact = { label: string; value: string }
export type RequestForm = {
  /** As typed, by the names of the fields. */
  values: Readonly<Record<string, string>>
  /** About the whole form. */
  message: string | null
  /** Files that were taken in, of a form that has them. */
  uploads?: readonly ShownUpload[]
} & (
  | { step: 'fill'; faults: Readonly<Record<string, string>> }
  | {
      step: 'check'
      facts: readonly RequestFact[]
      /** Null when the visitor has solved one within the last hour. */
      challenge: Challenge | null
      /** Identifies this form: sent twice, it is stored once. */
      formToken: string
    }
)

/** The result of a posted form: the form to show again, or the token of the stored request. */
export type PostedResult = { form: RequestForm } | { token: string }

/** Tells it from the page of a proxy; what our own server sends is as it should be. */
export const isPostedResult = (value: unknown): value is PostedResult =>
  typeof value === 'object' && value !== null && ('form' in value || 'token' in value)

/** The button under the summary of each kind. */
export const sendWords: Record<RequestKind, string> = {
  contact: 'Vraag versturen',
  samples: 'Stalen aanvragen',
  quote: 'Offerte aanvragen',
  project: 'Project aanvragen',
  appointment: 'Afspraak vastleggen',
  service: 'Verzoek versturen',
  application: 'Solliciteren',
}

export const emptyForm: RequestForm = { step: 'fill', values: {}, faults: {}, message: null }

export const requestMessages = {
  faults: 'Kijk de gemarkeerde velden na.',
  taken: 'Dit moment is net bezet. Kies een ander.',
  gone: 'Wat u erbij koos is gewist, omdat het formulier te lang openstond. Kies het opnieuw.',
  busy: 'U hebt in korte tijd veel verstuurd. Probeer het over tien minuten opnieuw.',
} as const
