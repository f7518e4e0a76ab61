/** Applies for a job, with a CV. */
import { Band } from '#app/ui/band/Band.tsx'
import fieldStyles from '#app/ui/form-field/FormField.module.css'
import { emptyForm, type RequestForm as FormState } from '#domain/requests/request-form.ts'
import { draftName } from '#domain/requests/draft-name.ts'
import { RequestForm } from './RequestForm.tsx'
import { cvField, UploadField } from './UploadField.tsx'
import { useRequestForm } from './use-request-form.ts'
import styles from './ApplicationForm.module.css'

type ApplicationFormProps = {
  path: string
  /** Slug of the vacancy. */
  vacancy: string
  posted: FormState | undefined
}

const bandId = 'sollicitatieformulier'

export function ApplicationForm({ path, vacancy, ...after }: ApplicationFormProps) {
  const { posted, sending } = useRequestForm(after.posted)
  const state = posted ?? emptyForm
  const fault = state.step === 'fill' ? state.faults['vacancy'] : undefined
  return (
    <Band data-print="hide" id={bandId} ground="raised" split={4} aria-labelledby={`${bandId}-titel`}>
      <div>
        <h2 id={`${bandId}-titel`} className={styles['title']}>
          Solliciteer
        </h2>
        <p className={styles['text']}>
          Binnen een week hebt u antwoord. Wij lezen alles zelf; er kijkt geen programma mee.
        </p>
      </div>
      <RequestForm
        kind="application"
        action={`${path}#${bandId}`}
        draft={draftName({ kind: 'application', vacancy })}
        posted={state}
        sending={sending}
        files={<UploadField words={cvField} state={state} />}
      >
        <input type="hidden" name="vacancy" value={vacancy} />
        {fault !== undefined && <p className={fieldStyles['fault']}>{fault}</p>}
      </RequestForm>
    </Band>
  )
}
