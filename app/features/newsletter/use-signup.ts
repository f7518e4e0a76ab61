/** The state of one signup form. */
import { useCallback, useEffect, useReducer, useRef, type FormEvent } from 'react'
import { messages } from '#domain/newsletter/newsletter-rules.ts'
import { reduceSignup, type SignupEvent, type SignupState } from '#domain/newsletter/signup-state.ts'
import { storeMarker } from './popup-markers.ts'

/** Every page has the form, and few visitors sign up: the calls are loaded with the first of them. */
const loadCalls = () => import('./signup-calls.ts')

type SignupHandlers = {
  /** Called once after a signup, when the 90-day marker is stored. */
  onSubscribed: (() => void) | undefined
  /** Called when a submit is refused at once. */
  onRefused: (state: SignupState) => void
}

export function useSignup(initial: SignupState, { onSubscribed, onRefused }: SignupHandlers) {
  const [state, dispatch] = useReducer(reduceSignup, initial)
  // The second press of a double click comes before the next render.
  const latest = useRef(state)
  const send = useCallback((event: SignupEvent) => {
    latest.current = reduceSignup(latest.current, event)
    dispatch(event)
  }, [])

  const needsChallenge = state.step === 'check' && state.challenge === null && !state.busy && !state.challengeMissing
  useEffect(() => {
    if (!needsChallenge) return undefined
    let isCurrent = true
    void loadCalls()
      .then(({ fetchChallenge }) => fetchChallenge())
      .catch((): SignupEvent => ({ kind: 'challenge-failed', message: messages.network }))
      .then((event) => {
        if (isCurrent) send(event)
        return undefined
      })
    return () => {
      isCurrent = false
    }
  }, [needsChallenge, send])

  useEffect(() => {
    if (!state.challengeMissing) return undefined
    const retry = () => send({ kind: 'challenge-renewed' })
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [state.challengeMissing, send])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (latest.current.busy) return
    send({ kind: 'submitted' })
    if (latest.current.message !== null) onRefused(latest.current)
    if (!latest.current.busy) return
    const outcome = await loadCalls()
      .then(({ signUp }) => signUp(latest.current))
      .catch((): SignupEvent => ({ kind: 'unsent', message: messages.network }))
    send(outcome)
    if (outcome.kind === 'subscribed') {
      storeMarker('confirmed', Date.now())
      onSubscribed?.()
    }
  }
  return {
    state,
    fill: (fields: Extract<SignupEvent, { kind: 'filled' }>['fields']) => send({ kind: 'filled', fields }),
    renew: () => send({ kind: 'challenge-renewed' }),
    submit,
  }
}
