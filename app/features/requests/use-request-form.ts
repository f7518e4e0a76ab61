/** The state of a request form that is sent by its server function. Without scripts the form posts to its page, with the same rules. */
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { messages } from '#domain/newsletter/newsletter-rules.ts'
import { emptyForm, type RequestForm as FormState } from '#domain/requests/request-form.ts'
import { sendRequestForm, type SentKind } from '#server/requests/request.functions.ts'

export type Sending = {
  isBusy: boolean
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>
}

/**
 * `posted` is the state after a post without scripts; the state stays undefined until a form is sent. `onStored` is called once the request is
 * stored, before its page opens; `onRefused` when a field is not right.
 */
export function useRequestForm(
  kind: SentKind,
  posted: FormState | undefined,
  { onStored, onRefused }: { onStored?: () => void; onRefused?: () => void } = {},
): { posted: FormState | undefined; sending: Sending } {
  const navigate = useNavigate()
  const [state, setState] = useState(posted)
  const [isBusy, setIsBusy] = useState(false)
  // The second press of a double click comes before the next render.
  const busy = useRef(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy.current) return
    const fields = fieldsOf(event)
    busy.current = true
    setIsBusy(true)
    try {
      const answer = await sendRequestForm({ data: { kind, fields } })
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
      setState((now = emptyForm) => ({ ...now, values: valuesOf(fields), message }))
    } finally {
      busy.current = false
      setIsBusy(false)
    }
  }
  return { posted: state, sending: { isBusy, submit } }
}

/** What the form would post, with the button that was pressed. */
function fieldsOf({ currentTarget, nativeEvent }: FormEvent<HTMLFormElement>): [string, string][] {
  const fields = [...new FormData(currentTarget)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  const name = button?.getAttribute('name')
  return name ? [...fields, [name, button?.getAttribute('value') ?? '']] : fields
}

/** Several of one name with commas between them, as the server writes them. */
function valuesOf(fields: readonly [string, string][]): Record<string, string> {
  const values = new Map<string, string>()
  for (const [name, value] of fields) {
    const before = values.get(name)
    values.set(name, before === undefined ? value : `${before},${value}`)
  }
  return Object.fromEntries(values)
}
