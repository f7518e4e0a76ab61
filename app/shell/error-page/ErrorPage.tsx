/** The page for a failure, of ours or of the connection; it never shows what went wrong inside. */
import { useHydrated, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { site } from '#domain/site.ts'
import { Button, ButtonLink } from '#app/ui/button/Button.tsx'
import styles from '../lost-page/LostPage.module.css'
import { isUnreached } from './unreached.ts'

export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  // What the server rendered is a failure of the server.
  const hydrated = useHydrated()
  const isCutOff = hydrated && isUnreached(error, navigator.onLine)
  const tryAgain = async () => {
    // Files that could not be fetched offline are fetched anew by a full load only.
    if (isCutOff && navigator.onLine) return location.reload()
    await router.invalidate()
    reset()
  }
  useEffect(() => {
    if (!isCutOff) return undefined
    const onBack = () => {
      void tryAgain()
    }
    addEventListener('online', onBack)
    return () => removeEventListener('online', onBack)
  })
  return (
    <div className={styles['page']}>
      <title>{`${isCutOff ? 'Geen verbinding' : 'Er ging iets mis'} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles['words']}>
        <h1 className={styles['title']}>{isCutOff ? 'Er is geen verbinding' : 'Er ging bij ons iets mis'}</h1>
        <p className={styles['text']} role="alert">
          {isCutOff ? cutOff : ours}
        </p>
        <div className={styles['acts']}>
          {/* Without JavaScript the browser's own reload does the same. */}
          <Button
            data-needs-js=""
            onClick={() => {
              void tryAgain()
            }}
          >
            Probeer opnieuw
          </Button>
          {!isCutOff && (
            <ButtonLink href="/contact" look="secondary">
              Neem contact op
            </ButtonLink>
          )}
          <a className={styles['phone']} href={site.phoneHref}>
            {site.phone}
          </a>
        </div>
      </div>
    </div>
  )
}

const ours =
  'De pagina kon niet worden opgehaald. Dat ligt aan ons en niet aan uw vraag. Probeer het over een ogenblik opnieuw. Lukt het dan nog niet, bel of schrijf ons; wij zijn op werkdagen te bereiken.'
const cutOff =
  'Deze pagina kon niet worden opgehaald, omdat uw toestel onze site niet bereikt. Kijk of u internet hebt en probeer het opnieuw. Komt de verbinding terug, dan halen wij de pagina vanzelf op.'
