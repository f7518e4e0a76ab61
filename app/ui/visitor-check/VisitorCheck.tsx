/** The captcha challenge: six digits as a picture or as sound, with a button for another one. */
import { useId, useRef, type Ref } from 'react'
import { Button, ButtonLink } from '#app/ui/button/Button.tsx'
import type { Challenge } from '#domain/newsletter/signup-state.ts'
import { announce } from '#app/lib/announce.ts'
import { classNames } from '#app/lib/class-names.ts'
import fieldStyles from '#app/ui/form-field/FormField.module.css'
import styles from './VisitorCheck.module.css'

type VisitorCheckProps = {
  ref?: Ref<HTMLInputElement>
  className?: string | undefined
  challenge: Challenge | null
  /** The challenge could not be fetched. */
  missing?: boolean
  messageId: string
  busy?: boolean
  /** Of a form whose state is in the browser; without it the field keeps what is typed, and 'Vernieuw code' submits `renew`. */
  controlled?: { answer: string; onAnswer: (answer: string) => void; onRenew: () => void }
}

export function VisitorCheck({
  ref,
  challenge,
  className,
  missing = false,
  messageId,
  busy = false,
  controlled,
}: VisitorCheckProps) {
  const id = useId()
  const sound = useRef<HTMLAudioElement>(null)
  const renew = () => {
    announce('Er komt een nieuwe code.')
    controlled?.onRenew()
  }
  const listen = () => {
    sound.current?.play().catch(() => undefined)
  }

  return (
    <div className={classNames(styles['check'], className)}>
      <label className={fieldStyles['label']} htmlFor={`${id}-antwoord`}>
        Veiligheidscontrole: neem de zes cijfers over
      </label>
      <div className={styles['code']}>
        {challenge ? (
          <img
            className={styles['image']}
            src={challenge.image}
            width={150}
            height={30}
            alt="Zes cijfers om over te nemen; met ‘Beluister code’ hoort u ze"
          />
        ) : (
          <span className={styles['image']} aria-live="polite">
            {!missing && <span className="visually-hidden">De code wordt gemaakt</span>}
          </span>
        )}
        {controlled ? (
          <>
            <Button look="text" data-needs-js="" disabled={busy} onClick={renew}>
              Vernieuw code
            </Button>
            <noscript>
              <Button look="text" type="submit" name="renew" value="1">
                Vernieuw code
              </Button>
            </noscript>
          </>
        ) : (
          <Button look="text" type="submit" name="renew" value="1">
            Vernieuw code
          </Button>
        )}
        {challenge && (
          <>
            <Button look="text" data-needs-js="" onClick={listen}>
              Beluister code
            </Button>
            <noscript>
              <ButtonLink look="text" href={challenge.audio}>
                Beluister code
              </ButtonLink>
            </noscript>
            {/* The sound is the text alternative itself. */}
            <audio key={challenge.id} ref={sound} src={challenge.audio} preload="none">
              <track kind="captions" />
            </audio>
            <input type="hidden" name="code" value={challenge.id} />
          </>
        )}
      </div>
      <input
        ref={ref}
        id={`${id}-antwoord`}
        className={classNames(fieldStyles['field'], styles['answer'])}
        name="answer"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        {...(controlled && { value: controlled.answer })}
        onChange={({ target }) => {
          // Six digits are read out in groups; the code has no spaces.
          const typed = target.value.replaceAll(/\s/g, '')
          if (controlled) controlled.onAnswer(typed)
          else if (typed !== target.value) target.value = typed
        }}
        readOnly={busy}
        aria-describedby={messageId}
      />
    </div>
  )
}
