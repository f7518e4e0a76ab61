/** A request form in two steps: the fields, then a summary with the visitor check. It posts to the page it is on; a script does the same in place. */
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '#app/ui/button/Button.tsx'
import { FactList } from '#app/ui/facts/FactList.tsx'
import { FormField } from '#app/ui/form-field/FormField.tsx'
import fieldStyles from '#app/ui/form-field/FormField.module.css'
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
import { VisitorCheck } from '#app/ui/visitor-check/VisitorCheck.tsx'
import { requestFields } from '#domain/requests/request-fields.ts'
import { emptyForm, sendWords, type RequestForm as FormState } from '#domain/requests/request-form.ts'
import { type RequestKind } from '#domain/requests/request-kinds.ts'
import { fillInDraft, keepDraft } from './form-draft.ts'
import type { Sending } from './use-request-form.ts'
import styles from './RequestForm.module.css'

type RequestFormProps = {
  kind: RequestKind
  /** The address that it posts to, with the part of the page that comes into view. */
  action: string
  /** The state after a post. */
  posted?: FormState | undefined
  /** What is chosen before the fields, such as colours. */
  children?: ReactNode
  /** Above the fields, where something else is chosen first. */
  fieldsTitle?: string
  /** Links after the hint of a field, by its name. */
  hints?: Readonly<Record<string, ReactNode>>
  /** The field for files, after the others. */
  files?: ReactNode
  /** The name that its draft is kept under. */
  draft?: string
  /** What sends it where there are scripts. */
  sending: Sending
}

/** Of the fields, below what is chosen first. */
export const fieldsId = 'gegevens'

/** The first thing in a form that takes the focus of who is done with the step before. */
const firstOfStep = 'h3, input:not([type=hidden], [tabindex]), select, textarea'

const noHints: NonNullable<RequestFormProps['hints']> = {}

export function RequestForm({
  kind,
  action,
  posted = emptyForm,
  children,
  fieldsTitle,
  hints = noHints,
  files,
  draft = kind,
  sending,
}: RequestFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const first = useRef(posted)
  useEffect(() => {
    if (form.current && first.current.message === null && first.current.step === 'fill')
      fillInDraft(draft, form.current)
  }, [draft])
  useEffect(() => {
    const focus = (selector: string) => {
      const field = form.current?.querySelector<HTMLElement>(selector)
      field?.closest('details')?.setAttribute('open', '') // what is folded away cannot have it
      field?.focus()
    }
    if (posted.message !== null) focus('[aria-invalid], [name=answer]')
    else if (posted !== first.current) focus(firstOfStep)
  }, [posted])
  return (
    <form
      ref={form}
      className={styles['form']}
      method="post"
      action={action}
      encType={files && posted.step === 'fill' ? 'multipart/form-data' : undefined}
      noValidate
      onSubmit={sending.submit}
      onInput={({ currentTarget }) => keepDraft(draft, currentTarget)}
    >
      <div className={fieldStyles['trap']} aria-hidden="true">
        {/* Enter presses the first button of a form. */}
        {posted.step === 'check' && (
          <button type="submit" name="send" value="1" tabIndex={-1}>
            {sendWords[kind]}
          </button>
        )}
        <label>
          Laat dit veld leeg
          <input name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {posted.step === 'check' ? (
        <Summary kind={kind} state={posted} isBusy={sending.isBusy} />
      ) : (
        <>
          {fieldsTitle !== undefined && children}
          <div id={fieldsId} className={styles['fields']}>
            {fieldsTitle === undefined ? children : <h3>{fieldsTitle}</h3>}
            {requestFields[kind].map(({ isOptional = false, hint, ...field }) => (
              <FormField
                key={field.name}
                {...field}
                hint={hints[field.name] === undefined ? hint : [hint, hints[field.name]]}
                required={!isOptional}
                value={posted.values[field.name]}
                fault={posted.faults[field.name]}
              />
            ))}
            {files}
          </div>
          <div className={styles['closing']}>
            <Button type="submit" aria-disabled={sending.isBusy}>
              Naar het overzicht
            </Button>
            <p className={fieldStyles['fault']} role="alert">
              {posted.message}
            </p>
          </div>
          <p className={styles['small']}>
            U verstuurt nog niets: eerst ziet u alles op een rij.{' '}
            <ContentLink href="/privacy" target="_blank">
              Wat wij bewaren, en hoe lang
            </ContentLink>
            .
          </p>
        </>
      )}
    </form>
  )
}

/** What was filled in, at a glance, with a way back to it. */
function Summary({
  kind,
  state,
  isBusy,
}: {
  kind: RequestKind
  state: Extract<FormState, { step: 'check' }>
  isBusy: boolean
}) {
  return (
    <>
      <h3 className={styles['question']} tabIndex={-1}>
        Klopt het zo?
      </h3>
      <div className={styles['summary']}>
        <FactList facts={state.facts} />
      </div>
      {Object.entries(state.values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="form" value={state.formToken} />
      {state.challenge && (
        <VisitorCheck
          key={state.challenge.id}
          className={styles['check']}
          challenge={state.challenge}
          messageId={`${kind}-melding`}
        />
      )}
      <div className={styles['closing']}>
        <Button type="submit" name="send" value="1" aria-disabled={isBusy}>
          {sendWords[kind]}
        </Button>
        <Button look="text" type="submit" name="edit" value="1" aria-disabled={isBusy}>
          Nog iets veranderen
        </Button>
        <p id={`${kind}-melding`} className={fieldStyles['fault']} role="alert">
          {state.message}
        </p>
      </div>
    </>
  )
}
