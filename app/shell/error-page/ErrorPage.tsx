/** The page for a failure of ours; it never shows what went wrong inside. */
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { site } from '#app/lib/site.ts'
import { Button, ButtonLink } from '#app/ui/button/Button.tsx'
import styles from '../lost-page/LostPage.module.css'

export function ErrorPage({ reset }: ErrorComponentProps) {
  const router = useRouter()
  const tryAgain = async () => {
    await router.invalidate()
    reset()
  }
  return (
    <div className={styles['page']}>
      <title>{`Er ging iets mis | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles['words']}>
        <h1 className={styles['title']}>Er ging bij ons iets mis</h1>
        <p className={styles['text']} role="alert">De pagina kon niet worden opgehaald. Dat ligt aan ons en niet aan uw vraag. Probeer het over een ogenblik opnieuw. Lukt het dan nog niet, bel of schrijf ons; we zijn op werkdagen te bereiken.</p>
        <div className={styles['acts']}>
          {/* Without JavaScript the browser's own reload does the same. */}
          <Button data-needs-js="" onClick={() => { void tryAgain() }}>Probeer opnieuw</Button>
          <ButtonLink href="/contact" look="secondary">Neem contact op</ButtonLink>
          <a className={styles['phone']} href={site.phone.href}>{site.phone.display}</a>
        </div>
      </div>
    </div>
  )
}
