/** The signup form as states and transitions. Pure. */
import { checkSignup, messages, type NewsletterLanguage, type SubscriberType } from './newsletter-rules.ts'

/** A captcha challenge to read or hear. `image` and `audio` are addresses; `image` may be a data URL. */
export type Challenge = { id: string; image: string; audio: string }

export type SignupState = {
  /** 'address': asks for the address; 'check': shows the captcha as well; 'done': signed up. */
  step: 'address' | 'check' | 'done'
  email: string
  type: SubscriberType
  language: NewsletterLanguage
  /** The honeypot. */
  website: string
  answer: string
  /** Null while it is being fetched, or could not be fetched. */
  challenge: Challenge | null
  /** The challenge could not be fetched; either button fetches it again, and so does going online. */
  challengeMissing: boolean
  /** A signup is under way; nothing can be submitted. */
  busy: boolean
  message: string | null
}

export type SignupEvent =
  | { kind: 'filled'; fields: Partial<Pick<SignupState, 'email' | 'type' | 'language' | 'website' | 'answer'>> }
  | { kind: 'submitted' }
  | { kind: 'challenge-renewed' }
  | { kind: 'challenge-fetched'; challenge: Challenge }
  | { kind: 'challenge-failed'; message: string }
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
  challengeMissing: false,
  busy: false,
  message: null,
}

/** The state after `event`; the same object when nothing changes. */
export function reduceSignup(state: SignupState, event: SignupEvent): SignupState {
  switch (event.kind) {
    case 'filled':
      return state.busy || state.step === 'done' ? state : { ...state, ...event.fields }
    case 'submitted':
      return submitted(state)
    case 'challenge-renewed':
      return state.busy || state.step !== 'check'
        ? state
        : { ...state, challenge: null, challengeMissing: false, answer: '', message: null }
    case 'challenge-fetched':
      return state.step === 'check' ? { ...state, challenge: event.challenge } : state
    case 'challenge-failed':
      return { ...state, challengeMissing: true, message: event.message }
    case 'answer-wrong':
      return { ...state, busy: false, answer: '', challenge: event.challenge, message: messages.checkWrong }
    case 'unsent':
      // The answer was not used, so it can be sent again.
      return { ...state, busy: false, message: event.message }
    case 'failed':
      // The challenge was used, so the next attempt needs another.
      return { ...state, busy: false, answer: '', challenge: null, message: event.message }
    case 'subscribed':
  }
  return { ...state, step: 'done', busy: false, answer: '', challenge: null, message: null }
}

function submitted(state: SignupState): SignupState {
  if (state.busy || state.step === 'done') return state
  const check = checkSignup(state, state.step === 'check')
  if (check.next === 'refuse') return { ...state, challengeMissing: false, message: check.message }
  if (check.next === 'reveal') return { ...state, step: 'check', answer: '', message: null }
  return { ...state, challengeMissing: false, busy: true, message: null }
}
