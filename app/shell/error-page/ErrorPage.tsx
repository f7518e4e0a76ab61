/** The page for a failure, of ours or of the connection; it never shows what went wrong inside. */
import { useHydrated, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { site } from '#domain/site.ts'
import { Button, ButtonLink } from '#app/ui/button/Button.tsx'
import { MessagePage } from '#app/ui/message-page/MessagePage.tsx'
import { isUnreached } from './unreached.ts'

const ours = {
  title: 'Er ging iets mis',
  heading: 'Er ging bij ons iets mis',
  message:
    'De pagina kon niet worden opgehaald. Dat ligt aan ons en niet aan uw vraag. Probeer het over een ogenblik opnieuw. Lukt het dan nog niet, bel of schrijf ons; wij zijn op werkdagen te bereiken.',
}
const offline = {
  title: 'Geen verbinding',
  heading: 'Er is geen verbinding',
  message:
    'Deze pagina kon niet worden opgehaald, omdat uw toestel onze site niet bereikt. Kijk of u internet hebt en probeer het opnieuw. Komt de verbinding terug, dan halen wij de pagina vanzelf op.',
}

export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  // What the server rendered is a failure of the server.
  const hydrated = useHydrated()
  const isOffline = hydrated && isUnreached(error, navigator.onLine)
  const retry = async () => {
    // Files that could not be fetched offline are fetched anew by a full load only.
    if (isOffline && navigator.onLine) return location.reload()
    await router.invalidate()
    reset()
  }
  useEffect(() => {
    if (!isOffline) return undefined
    const onBack = () => void retry()
    addEventListener('online', onBack)
    return () => removeEventListener('online', onBack)
  })
  return (
    <MessagePage
      {...(isOffline ? offline : ours)}
      isAlert
      actions={
        <>
          {/* Without JavaScript the browser's own reload does the same. */}
          <Button data-needs-js="" onClick={() => void retry()}>
            Probeer opnieuw
          </Button>
          {!isOffline && (
            <ButtonLink href="/contact" look="secondary">
              Neem contact op
            </ButtonLink>
          )}
          <ButtonLink href={site.phoneHref} look="quiet">
            {site.phone}
          </ButtonLink>
        </>
      }
    />
  )
}
