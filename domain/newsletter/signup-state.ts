/** The signup form as states and transitions (specification section 4, 'Signup flow'). Pure: who sends and who draws stand elsewhere. */
import { checkSignup, messages, type NewsletterLanguage, type SubscriberType } from './newsletter-rules.ts'

/** A code to read or hear; both addresses are of this site, `image` may be data. */
export type Challenge = { id: string; image: string; audio: string }

export type SignupState = {
  /** 'address': the address is asked; 'check': the visitor check is shown too; 'done': signed up. */
  step: 'address' | 'check' | 'done'
  email: string
  type: SubscriberType
  language: NewsletterLanguage
  /** The honeypot. */
  website: string
  answer: string
  /** Null while a code is on its way, or could not be had. */
  challenge: Challenge | null
  /** The code could not be had: the next press of either button asks for it again, and so does a network that is back. */
  codeMissing: boolean
  /** While a signup is under way nothing can be submitted. */
  busy: boolean
  message: string | null
}

export type SignupEvent =
  | { kind: 'filled'; fields: Partial<Pick<SignupState, 'email' | 'type' | 'language' | 'website' | 'answer'>> }
  | { kind: 'submitted' }
  | { kind: 'code-renewed' }
  | { kind: 'code-arrived'; challenge: Challenge }
  | { kind: 'code-failed'; message: string }
  | { kind: 'answer-wrong'; challenge: Challenge | null }
  | { kind: 'unsent'; message: string }
  | { kind: 'failed'; message: string }
  | { kind: 'subscribed' }

export const emptySignup: SignupState = {
  step: 'address',
  email: '',
  type: 'Particulier',
  language: 'Nederlands',
  website: '',
  answer: '',
  challenge: null,
  codeMissing: false,
  busy: false,
  message: null,
}

/** The state after `event`. A state that an event does not concern is returned as it is. */
export function reduceSignup(state: SignupState, event: SignupEvent): SignupState {
  switch (event.kind) {
    case 'filled':
      return state.busy || state.step === 'done' ? state : { ...state, ...event.fields }
    case 'submitted':
      return submitted(state)
    case 'code-renewed':
      return state.busy || state.step !== 'check'
        ? state
        : { ...state, challenge: null, codeMissing: false, answer: '', message: null }
    case 'code-arrived':
      return state.step === 'check' ? { ...state, challenge: event.challenge } : state
    case 'code-failed':
      return { ...state, codeMissing: true, message: event.message }
    case 'answer-wrong':
      return { ...state, busy: false, answer: '', challenge: event.challenge, message: messages.checkWrong }
    case 'unsent':
      // The answer has reached nobody: it can be sent once more.
      return { ...state, busy: false, message: event.message }
    case 'failed':
      // The code has been used: the next attempt needs another.
      return { ...state, busy: false, answer: '', challenge: null, message: event.message }
    case 'subscribed':
  }
  return { ...state, step: 'done', busy: false, answer: '', challenge: null, message: null }
}

function submitted(state: SignupState): SignupState {
  if (state.busy || state.step === 'done') return state
  const check = checkSignup(state, state.step === 'check')
  if (check.next === 'refuse') return { ...state, codeMissing: false, message: check.message }
  if (check.next === 'reveal') return { ...state, step: 'check', answer: '', message: null }
  return { ...state, codeMissing: false, busy: true, message: null }
}
