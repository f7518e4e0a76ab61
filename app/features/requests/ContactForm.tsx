/** The form for a question. */
import type { RequestForm as FormState } from '#domain/requests/request-form.ts'
import { RequestBand } from './RequestBand.tsx'
import { useRequestForm } from './use-request-form.ts'

export function ContactForm({ path, ...after }: { path: string; posted: FormState | undefined }) {
  const { posted, sending } = useRequestForm(after.posted)
  return (
    <RequestBand
      id="vraag"
      path={path}
      kind="contact"
      title="Schrijf ons"
      text="Wij antwoorden per mail binnen drie werkdagen, meestal dezelfde dag. Met een artikelnummer erbij gaat het sneller."
      posted={posted}
      sending={sending}
    />
  )
}
