/** 'Cookie instellingen': one switch per cookie, and nothing happens until the choice is confirmed. */
import { useId, useState } from 'react'
import { Button } from '#app/ui/button/Button.tsx'
import { SiteLink } from '#app/ui/link/SiteLink.tsx'
import { Switch } from '#app/ui/switch/Switch.tsx'
import { defaultChoice, switchOption, type ConsentKey } from './consent-choice.ts'
import { consent, useConsent } from './consent-store.ts'
import styles from './CookieSettings.module.css'

const options: readonly { key: ConsentKey; label: string; text: string; required: boolean }[] = [
  {
    key: 'analytics',
    label: 'Noodzakelijk',
    text: 'Altijd aan. Onthoudt dat u een keuze hebt gemaakt, zodat wij het niet op elke pagina vragen.',
    required: true,
  },
  {
    key: 'posthog',
    label: 'Statistiek met PostHog',
    text: 'Telt welke pagina’s worden bezocht en waar bezoekers vastlopen.',
    required: false,
  },
]

/** `onConfirmed` is called after the choice was stored. */
export function CookieSettings({ onConfirmed }: { onConfirmed: () => void }) {
  const stored = useConsent()
  const [choice, setChoice] = useState(stored ?? defaultChoice)
  const id = useId()
  const confirm = () => {
    consent.set(choice)
    onConfirmed()
  }
  return (
    <div className={styles['settings']}>
      {stored === null && (
        <p className={styles['note']}>U hebt nog niet gekozen. Er wordt niets gemeten tot u bevestigt.</p>
      )}
      {options.map(({ key, label, text, required }) => (
        <div key={key} className={styles['option']}>
          <Switch
            label={label}
            checked={choice[key]}
            disabled={required}
            aria-describedby={`${id}-${key}`}
            onChange={(event) => setChoice(switchOption(choice, key, event.currentTarget.checked))}
          />
          <p id={`${id}-${key}`} className={styles['note']}>
            {text}
          </p>
        </div>
      ))}
      <p className={styles['note']}>
        Twee cookies onthouden dit 365 dagen. <SiteLink link={{ to: '/privacy' }}>Privacyverklaring</SiteLink>
      </p>
      <Button onClick={confirm}>Keuze bevestigen</Button>
    </div>
  )
}
