/** The signup form: address, type, language, captcha and confirmation. Without JavaScript it posts to /nieuwsbrief. */
import { useEffect, useCallback, useEffectEvent, useRef } from 'react'
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { Button } from '#app/ui/button/Button.tsx'
import { VisitorCheck } from '#app/ui/visitor-check/VisitorCheck.tsx'
import fieldStyles from '#app/ui/form-field/FormField.module.css'
import { consentText, newsletterLanguages, subscriberTypes, typedEmail } from '#domain/newsletter/newsletter-rules.ts'
import { emptySignup, type SignupState } from '#domain/newsletter/signup-state.ts'
import { useSignup } from './use-signup.ts'
import styles from './NewsletterForm.module.css'

type NewsletterFormProps = {
  /** Prefix of the ids inside the form, unique on the page. */
  id: string
  /** Wide windows show all fields in one line. */
  inOneLine?: boolean
  /** The state after a post without JavaScript. */
  posted?: SignupState | undefined
  /** Called once after a signup; the form shows its own confirmation unless the caller replaces it. */
  onSubscribed?: () => void
}

export function NewsletterForm({ id, inOneLine = false, posted = emptySignup, onSubscribed }: NewsletterFormProps) {
  const email = useRef<HTMLInputElement>(null)
  const answer = useRef<HTMLInputElement>(null)
  const focusField = useCallback(({ step }: SignupState) => (step === 'check' ? answer : email).current?.focus(), [])
  const { state, fill, renew, submit } = useSignup(posted, { onSubscribed, onRefused: focusField })
  const confirmation = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  // What was filled in before hydration is only in the inputs.
  const adoptInputs = useEffectEvent((filled: FormData) =>
    fill({
      email: fieldOf(filled, 'email'),
      website: fieldOf(filled, 'website'),
      type: subscriberTypes.find((type) => type === filled.get('type')) ?? state.type,
      language: newsletterLanguages.find((language) => language === filled.get('language')) ?? state.language,
    }),
  )
  useEffect(() => {
    if (form.current) adoptInputs(new FormData(form.current))
  }, [])
  const shown = useRef(state)
  useEffect(() => {
    const before = shown.current
    shown.current = state
    if (before.step !== state.step) {
      if (state.step === 'check') answer.current?.focus()
      if (state.step === 'done') confirmation.current?.focus()
    } else if (state.message !== null && state.message !== before.message) focusField(state)
  }, [state, focusField])

  if (state.step === 'done') {
    return (
      <div ref={confirmation} className={styles['confirmation']} tabIndex={-1}>
        <p className={styles['mail']} lang="en">
          You've got mail!
        </p>
        <p>Bedankt voor je inschrijving!</p>
        <p className={styles['consent']}>
          In de mail aan {typedEmail(state.email)} staat een link. Open die en druk op bevestigen: pas dan staat u op de
          lijst.
        </p>
      </div>
    )
  }

  return (
    <form
      ref={form}
      className={styles['form']}
      data-line={inOneLine || undefined}
      method="post"
      action={hrefTo({ to: '/nieuwsbrief' })}
      noValidate
      onSubmit={submit}
      aria-describedby={`${id}-toelichting`}
    >
      {/* Enter presses the first button of a form, which without scripts would be 'Vernieuw code'. */}
      {state.step === 'check' && (
        <noscript>
          <button className={fieldStyles['trap']} type="submit" tabIndex={-1} aria-hidden="true">
            Inschrijven
          </button>
        </noscript>
      )}
      <div className={fieldStyles['trap']} aria-hidden="true">
        <label htmlFor={`${id}-website`}>Laat dit veld leeg</label>
        <input
          id={`${id}-website`}
          name="website"
          type="text"
          tabIndex={-1}
          autoComplete="off"
          value={state.website}
          onChange={(event) => fill({ website: event.target.value })}
        />
      </div>

      <div>
        <label className={fieldStyles['label']} htmlFor={`${id}-email`}>
          E-mailadres
        </label>
        <input
          ref={email}
          id={`${id}-email`}
          className={fieldStyles['field']}
          name="email"
          type="email"
          autoComplete="email"
          spellCheck={false}
          required
          maxLength={254}
          placeholder="Vul je e-mailadres in"
          value={state.email}
          onChange={(event) => fill({ email: event.target.value })}
          readOnly={state.busy}
          aria-invalid={(state.message !== null && state.step === 'address') || undefined}
          aria-describedby={`${id}-melding`}
        />
      </div>

      <div className={styles['choices']}>
        <Choice
          legend="U bent"
          name="type"
          options={subscriberTypes}
          chosen={state.type}
          onChoose={(type) => fill({ type })}
        />
        <Choice
          legend="Taal van de brief"
          name="language"
          options={newsletterLanguages}
          chosen={state.language}
          onChoose={(language) => fill({ language })}
        />
      </div>

      {state.step === 'check' && (
        <VisitorCheck
          className={styles['check']}
          ref={answer}
          challenge={state.challenge}
          missing={state.challengeMissing}
          messageId={`${id}-melding`}
          busy={state.busy}
          controlled={{ answer: state.answer, onAnswer: (text) => fill({ answer: text }), onRenew: renew }}
        />
      )}

      <div className={styles['closing']}>
        <Button type="submit" disabled={state.busy}>
          {state.busy ? 'Inschrijven...' : 'Inschrijven'}
        </Button>
        <p id={`${id}-melding`} className={styles['message']} role="alert">
          {state.message}
        </p>
      </div>
      <p id={`${id}-toelichting`} className={styles['consent']}>
        {`${consentText} `}
        <ContentLink href="/privacy">Hoe wij met uw adres omgaan</ContentLink>.
      </p>
    </form>
  )
}

function fieldOf(filled: FormData, name: string): string {
  const value = filled.get(name)
  return typeof value === 'string' ? value : ''
}

function Choice<const TOption extends string>({
  legend,
  name,
  options,
  chosen,
  onChoose,
}: {
  legend: string
  name: string
  options: readonly TOption[]
  chosen: TOption
  onChoose: (option: TOption) => void
}) {
  return (
    <fieldset className={styles['options']}>
      <legend className={fieldStyles['label']}>{legend}</legend>
      {options.map((option) => (
        <label key={option} className={styles['option']}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === chosen}
            onChange={() => onChoose(option)}
          />
          {option}
        </label>
      ))}
    </fieldset>
  )
}
