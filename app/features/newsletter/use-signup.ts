/** One signup form in the browser: its state, and the calls that its state asks for. */
import { useCallback, useEffect, useReducer, useRef, type FormEvent } from 'react'
import { storeMarker } from './popup-state.ts'
import { askForCode, sendSignup } from './signup-calls.ts'
import { reduceSignup, type SignupEvent, type SignupState } from '#domain/newsletter/signup-state.ts'

/** `onSubscribed` is called once, after the signup was taken; the 90-day marker has been stored then. */
export function useSignup(initial: SignupState, onSubscribed?: () => void) {
  const [state, dispatch] = useReducer(reduceSignup, initial)
  // What the last render knew is too old for the second press of a double click.
  const latest = useRef(state)
  const tell = useCallback((event: SignupEvent) => {
    latest.current = reduceSignup(latest.current, event)
    dispatch(event)
  }, [])

  const codeWanted = state.step === 'check' && state.challenge === null && !state.busy && !state.codeMissing
  useEffect(() => {
    if (!codeWanted) return undefined
    let wanted = true
    const ask = async () => {
      const event = await askForCode()
      if (wanted) tell(event)
    }
    void ask()
    return () => {
      wanted = false
    }
  }, [codeWanted, tell])

  useEffect(() => {
    if (!state.codeMissing) return undefined
    const again = () => {
      tell({ kind: 'code-renewed' })
    }
    addEventListener('online', again)
    return () => {
      removeEventListener('online', again)
    }
  }, [state.codeMissing, tell])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (latest.current.busy) return
    tell({ kind: 'submitted' })
    if (!latest.current.busy) return
    const outcome = await sendSignup(latest.current)
    tell(outcome)
    if (outcome.kind === 'subscribed') {
      storeMarker(() => localStorage, 'confirmed', Date.now())
      onSubscribed?.()
    }
  }
  return {
    state,
    fill: (fields: Extract<SignupEvent, { kind: 'filled' }>['fields']) => tell({ kind: 'filled', fields }),
    renew: () => tell({ kind: 'code-renewed' }),
    submit,
  }
}
