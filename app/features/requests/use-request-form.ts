/** The state of a request form that is sent by a script. Without scripts the form posts to its page, with the same rules. */
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { messages } from '#domain/newsletter/newsletter-rules.ts'
import { emptyForm, isPostedResult, type RequestForm as FormState } from '#domain/requests/request-form.ts'

export type Sending = {
  isBusy: boolean
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>
}

/**
 * `initial` is the state after a post without scripts, or what the address fills in; the state stays undefined until a form is sent. `onStored`
 * is called once the request is stored, before its page opens; `onRefused` when a field is not right.
 */
export function useRequestForm(
  initial: FormState | undefined,
  { onStored, onRefused }: { onStored?: () => void; onRefused?: () => void } = {},
): { posted: FormState | undefined; sending: Sending } {
  const navigate = useNavigate()
  const [state, setState] = useState(initial)
  const [isBusy, setIsBusy] = useState(false)
  // The second press of a double click comes before the next render.
  const busy = useRef(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy.current) return
    const form = event.currentTarget
    const fields = new FormData(form, event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null)
    busy.current = true
    setIsBusy(true)
    try {
      const answer = await send(form, fields)
      if ('token' in answer) {
        onStored?.()
        await navigate({ to: '/aanvraag', search: { token: answer.token }, hash: 'inhoud' })
      } else {
        setState(answer.form)
        if (answer.form.step === 'fill' && answer.form.message !== null) onRefused?.()
      }
    } catch (error) {
      // `fetch` rejects with a TypeError when the network fails; any other error is the server's.
      const message = error instanceof TypeError ? messages.network : messages.failed
      setState((now = emptyForm) => ({ ...now, values: { ...now.values, ...valuesOf(fields) }, message }))
    } finally {
      busy.current = false
      setIsBusy(false)
    }
  }
  return { posted: state, sending: { isBusy, submit } }
}

/** Posts the form as the browser would. Rejects without a network, and for what is no response of this site. */
async function send({ action, enctype }: HTMLFormElement, fields: FormData) {
  const hasFiles = enctype === 'multipart/form-data'
  const response = await fetch(action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: hasFiles ? fields : new URLSearchParams(textsOf(fields)),
  })
  const body: unknown = await response.json().catch(() => null)
  if (!isPostedResult(body)) throw new RangeError('not the result of a form')
  return body
}

function textsOf(fields: FormData): [string, string][] {
  return [...fields].flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []))
}

/** Several of one name with commas between them, as the server writes them. */
function valuesOf(fields: FormData): Record<string, string> {
  const values = new Map<string, string>()
  for (const [name, value] of textsOf(fields)) {
    const before = values.get(name)
    values.set(name, before === undefined ? value : `${before},${value}`)
  }
  return Object.fromEntries(values)
}
