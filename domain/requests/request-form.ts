/** A request form as the page shows it: to fill in, or the summary of what was filled in. */
import '../zod-config.ts'
import { z } from 'zod/mini'
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
      /** Null for a visitor who has answered one within the hour. */
      challenge: Challenge | null
      /** Identifies this form: sent twice, it is stored once. */
      formToken: string
    }
)

/** What comes of a form that was posted: the form to show, or the token of the page about the request that is stored now. */
export type PostedResult = { form: RequestForm } | { token: string }

/** Tells it from the page of a proxy; what our own server sends is as it should be. */
export const postedResultSchema = z.custom<PostedResult>(
  (value) => typeof value === 'object' && value !== null && ('form' in value || 'token' in value),
)

export const emptyForm: RequestForm = { step: 'fill', values: {}, faults: {}, message: null }

export const requestMessages = {
  faults: 'Kijk de gemarkeerde velden na.',
  taken: 'Dit moment is net vergeven. Kies een ander.',
  gone: 'De foto’s zijn gewist, omdat het formulier te lang openstond. Kies ze opnieuw.',
  busy: 'U hebt in korte tijd veel verstuurd. Probeer het over tien minuten opnieuw.',
} as const
