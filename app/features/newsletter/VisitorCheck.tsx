/** The captcha challenge: six digits as a picture or as sound, with a button for another one. */
import { IconRefresh, IconVolume } from '@tabler/icons-react'
import { useId, useRef, type Ref } from 'react'
import { Button, ButtonLink } from '#app/ui/button/Button.tsx'
import type { Challenge } from '#domain/newsletter/signup-state.ts'
import styles from './NewsletterForm.module.css'

type VisitorCheckProps = {
  ref: Ref<HTMLInputElement>
  challenge: Challenge | null
  /** The challenge could not be fetched. */
  missing: boolean
  answer: string
  messageId: string
  busy: boolean
  onAnswer: (answer: string) => void
  onRenew: () => void
}

export function VisitorCheck({
  ref,
  challenge,
  missing,
  answer,
  messageId,
  busy,
  onAnswer,
  onRenew,
}: VisitorCheckProps) {
  const id = useId()
  const sound = useRef<HTMLAudioElement>(null)
  const listen = () => {
    sound.current?.play().catch(() => undefined)
  }

  return (
    <div className={styles['check']}>
      <label className={styles['label']} htmlFor={`${id}-antwoord`}>
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
        <Button look="text" data-needs-js="" disabled={busy} onClick={onRenew}>
          <IconRefresh size={18} aria-hidden="true" />
          Vernieuw code
        </Button>
        <noscript>
          <Button look="text" type="submit" name="renew" value="1">
            Vernieuw code
          </Button>
        </noscript>
        {challenge && (
          <>
            <Button look="text" data-needs-js="" onClick={listen}>
              <IconVolume size={18} aria-hidden="true" />
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
        className={styles['field']}
        name="answer"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        value={answer}
        onChange={(event) => onAnswer(event.target.value)}
        readOnly={busy}
        aria-describedby={messageId}
      />
    </div>
  )
}
