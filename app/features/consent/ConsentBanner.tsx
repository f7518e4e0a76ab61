/** The cookie banner: a card at the foot of the window, not modal. Both buttons look the same. */
import { IconX } from '@tabler/icons-react'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useEscape } from '#app/lib/document-event.ts'
import { Button } from '#app/ui/button/Button.tsx'
import { IconButton } from '#app/ui/icon-button/IconButton.tsx'
import { SiteLink } from '#app/ui/link/SiteLink.tsx'
import { tellBanner } from './banner-store.ts'
import { everything, onlyNecessary, type ConsentChoice } from './consent-choice.ts'
import { consent, useConsent } from './consent-store.ts'
import styles from './ConsentBanner.module.css'

export function ConsentBanner({ asked, onSettings }: { asked: boolean; onSettings: (from: HTMLElement) => void }) {
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const chosen = useConsent()
  const choose = (choice: ConsentChoice) => {
    consent.set(choice)
    tellBanner({ type: 'chosen' })
  }

  useEscape(() => tellBanner({ type: 'left' }), asked)
  useEffect(() => {
    if (asked) title.current?.focus({ preventScroll: true })
  }, [asked])
  useLayoutEffect(() => (card.current === null ? undefined : makeRoom(card.current)), []) // before paint, so that it never covers content

  return (
    <section ref={card} className={styles['card']} aria-labelledby={titleId} data-consent-banner="" data-print="hide">
      <div className={styles['words']}>
        <h2 ref={title} id={titleId} className={styles['title']} tabIndex={-1}>
          Mogen wij meetellen?
        </h2>
        <p>
          Met PostHog zien wij welke pagina’s worden bezocht en waar bezoekers vastlopen. Dat doen wij alleen als u het
          goedvindt; de site werkt zonder precies hetzelfde.{' '}
          <SiteLink link={{ to: '/privacy' }}>Wat wij bewaren</SiteLink>
        </p>
        {asked && chosen !== null && (
          <p className={styles['now']}>Uw keuze nu: {chosen.posthog ? 'alles geaccepteerd' : 'alleen noodzakelijk'}.</p>
        )}
      </div>
      <div className={styles['answers']}>
        <Button look="secondary" onClick={() => choose(onlyNecessary)}>
          Alleen noodzakelijk
        </Button>
        <Button look="secondary" onClick={() => choose(everything)}>
          Alles accepteren
        </Button>
      </div>
      <Button look="text" className={styles['settings']} onClick={(event) => onSettings(event.currentTarget)}>
        Cookie instellingen
      </Button>
      {asked && (
        <IconButton
          className={styles['cross']}
          label="Cookiemelding sluiten"
          onClick={() => tellBanner({ type: 'left' })}
        >
          <IconX size={20} aria-hidden="true" />
        </IconButton>
      )}
    </section>
  )
}

/** Sets the height of the card as a CSS variable, so that focused elements scroll clear of it and the end of the page stays readable. */
function makeRoom(card: HTMLElement): () => void {
  const root = document.documentElement
  const measure = () =>
    root.style.setProperty('--consent-height', `${Math.ceil(innerHeight - card.getBoundingClientRect().top)}px`)
  measure()
  const observer = new ResizeObserver(measure)
  observer.observe(card)
  const focused = document.activeElement
  if (
    focused !== null &&
    focused !== document.body &&
    !card.contains(focused) &&
    focused.getBoundingClientRect().bottom > card.getBoundingClientRect().top
  )
    focused.scrollIntoView({ block: 'nearest', behavior: 'instant' }) // leaves a list that is taller than the window where it is
  return () => {
    observer.disconnect()
    root.style.removeProperty('--consent-height')
  }
}
