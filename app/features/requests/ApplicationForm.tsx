/** Applies for a job, with a CV. */
import fieldStyles from '#app/ui/form-field/FormField.module.css'
import { emptyForm, type RequestForm as FormState } from '#domain/requests/request-form.ts'
import { RequestBand } from './RequestBand.tsx'
import { cvField, UploadField } from './UploadField.tsx'
import { useRequestForm } from './use-request-form.ts'

type ApplicationFormProps = {
  path: string
  /** Slug of the vacancy. */
  vacancy: string
  posted: FormState | undefined
}

export function ApplicationForm({ path, vacancy, ...after }: ApplicationFormProps) {
  const { posted, sending } = useRequestForm(after.posted)
  const state = posted ?? emptyForm
  const fault = state.step === 'fill' ? state.faults['vacancy'] : undefined
  return (
    <RequestBand
      id="sollicitatieformulier"
      path={path}
      kind="application"
      about={vacancy}
      title="Solliciteer"
      text="Binnen een week hebt u antwoord. Wij lezen alles zelf; er kijkt geen programma mee."
      posted={state}
      sending={sending}
      files={<UploadField words={cvField} state={state} />}
    >
      <input type="hidden" name="vacancy" value={vacancy} />
      {fault !== undefined && <p className={fieldStyles['fault']}>{fault}</p>}
    </RequestBand>
  )
}
