/** 'Deel deze pagina': copy the address, or share it by email or on a network. No scripts of others. */
import { useState } from 'react'
import { Button, ButtonLink } from '#app/ui/button/Button.tsx'
import { shareTargets } from './share-targets.ts'
import styles from './ShareBar.module.css'

/** `url` is the full address of the page on screen, `title` its title. */
export function ShareBar({ url, title }: { url: string; title: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  const copy = async () => {
    // Emptied first, so that the same text is announced again.
    setOutcome(null)
    try {
      await navigator.clipboard.writeText(location.href)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  return (
    <section className={styles['bar']} aria-labelledby="deel-deze-pagina" data-print="hide">
      <div className={styles['inner']}>
        <h2 id="deel-deze-pagina" className={styles['title']}>
          Deel deze pagina
        </h2>
        <ul className={styles['ways']}>
          <li data-needs-js="">
            <Button look="text" onClick={() => void copy()}>
              Kopieer link
            </Button>
          </li>
          {/* The server writes the public address, the browser the one it came from; they differ on a test host only. */}
          {shareTargets(url, title).map(({ label, href }) => (
            <li key={label}>
              <ButtonLink look="text" href={href} suppressHydrationWarning>
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
        <p className={styles['outcome']} role="alert">
          {outcome === 'copied' && 'Link gekopieerd naar klembord!'}
          {outcome === 'refused' && (
            <>
              Uw browser liet kopiëren niet toe. Het adres is <span className={styles['address']}>{url}</span>
            </>
          )}
        </p>
      </div>
    </section>
  )
}
