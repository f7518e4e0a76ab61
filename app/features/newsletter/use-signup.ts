/** The state of one signup form, and the calls to the captcha and the newsletter that it makes. */
import { useCallback, useEffect, useReducer, useRef, type FormEvent } from 'react'
import { messages, refusalMessage, typedEmail } from '#domain/newsletter/newsletter-rules.ts'
import { reduceSignup, type Challenge, type SignupEvent, type SignupState } from '#domain/newsletter/signup-state.ts'
import { signUpToNewsletter } from '#server/newsletter/newsletter.functions.ts'
import { storeMarker } from './popup-markers.ts'

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
    void fetchChallenge().then((event) => {
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
    const outcome = await signUp(latest.current)
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

/** The event for the form; never rejects. */
async function fetchChallenge(): Promise<SignupEvent> {
  try {
    const response = await fetch('/api/captcha', { cache: 'no-store' })
    const challenge = response.ok ? readChallenge(await response.json()) : null
    return challenge ? { kind: 'challenge-fetched', challenge } : { kind: 'challenge-failed', message: messages.failed }
  } catch {
    return { kind: 'challenge-failed', message: messages.network }
  }
}

/** Exchanges the answer to the challenge for a token, and signs up with it. Returns the event for the form; never rejects. */
async function signUp({ email, type, language, website, answer, challenge }: SignupState): Promise<SignupEvent> {
  if (!challenge) return { kind: 'failed', message: messages.failed }
  const exchange = await exchangeAnswer(challenge.id, answer).catch(() => null)
  if (exchange === null) return { kind: 'unsent', message: messages.network }
  if (exchange.status === 422) return { kind: 'answer-wrong', challenge: readChallenge(exchange.body) }
  const captchaToken = textField(exchange.body, 'captchaToken')
  if (!exchange.ok || captchaToken === null) return { kind: 'failed', message: messages.failed }
  try {
    const result = await signUpToNewsletter({
      data: { email: typedEmail(email), type, language, captchaToken, website },
    })
    return result.status === 'pending'
      ? { kind: 'subscribed' }
      : { kind: 'failed', message: refusalMessage(result.errorCode) }
  } catch (error) {
    // `fetch` rejects with a TypeError when the network fails; any other error is the server's.
    return { kind: 'failed', message: error instanceof TypeError ? messages.network : messages.failed }
  }
}

async function exchangeAnswer(id: string, answer: string): Promise<{ ok: boolean; status: number; body: unknown }> {
  const response = await fetch('/api/captcha', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, answer }),
  })
  // A proxy may respond with a page of its own, which is a failure but not of the network.
  const body: unknown = await response.json().catch(() => null)
  return { ok: response.ok, status: response.status, body }
}

function readChallenge(body: unknown): Challenge | null {
  const [id, image, audio] = [textField(body, 'id'), textField(body, 'image'), textField(body, 'audio')]
  return id === null || image === null || audio === null ? null : { id, image, audio }
}

function textField(body: unknown, name: string): string | null {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : null
  return typeof value === 'string' ? value : null
}
