/** The page behind a link in an email: confirms a signup or unsubscribes, by one button. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { Button, ButtonLink } from '#app/ui/button/Button.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { linkQueryOptions, type LinkPurpose } from './link-query.ts'
import { messages } from '#domain/newsletter/newsletter-rules.ts'
import styles from './LinkPage.module.css'

const texts = {
  confirm: {
    ready: {
      title: 'Bevestig uw adres',
      text: 'Druk op de knop en u staat op de lijst voor de volgende brief: in maart, juni, september of december.',
      button: 'Ja, ik wil de nieuwsbrief',
    },
    done: {
      title: 'U staat op de lijst',
      text: 'Uw adres is bevestigd. In de mail die nu onderweg is, staat ook de link om u later weer af te melden.',
    },
    unknown: {
      title: 'Deze link werkt niet meer',
      text: 'Een bevestigingslink werkt 30 dagen, en niet meer nadat u zich hebt afgemeld. Vul uw adres opnieuw in, dan sturen wij een nieuwe.',
    },
  },
  unsubscribe: {
    ready: {
      title: 'Afmelden voor de nieuwsbrief',
      text: 'Druk op de knop en u ontvangt geen brieven meer. Wij vragen niet waarom.',
      button: 'Afmelden',
    },
    done: {
      title: 'U bent afgemeld',
      text: 'U ontvangt geen nieuwsbrieven meer. Het bewijs van uw afmelding bewaren wij twaalf maanden; daarna is uw adres gewist.',
    },
    unknown: {
      title: 'Deze link kennen wij niet',
      text: 'Het adres dat erbij hoorde staat niet meer op de lijst, of de link is onderweg afgebroken. Open hem nog eens vanuit de mail, of bel ons: dan melden wij u af.',
    },
  },
} as const

/** The button posts to this same address; the response shows the state after it, with an error when the press `failed`. */
export function LinkPage({ purpose, token, failed }: { purpose: LinkPurpose; token: string; failed: boolean }) {
  const { data: shown } = useSuspenseQuery(linkQueryOptions(purpose, token))
  const words = texts[purpose]
  return (
    <div className={styles['page']}>
      <h1>{words[shown].title}</h1>
      <p className={styles['text']}>{words[shown].text}</p>
      {failed && (
        <p className={styles['failed']} role="alert">
          {messages.failed}
        </p>
      )}
      {shown === 'ready' && (
        <form
          method="post"
          action={
            purpose === 'confirm'
              ? hrefTo({ to: '/nieuwsbrief/bevestigen', search: { token } })
              : hrefTo({ to: '/nieuwsbrief/afmelden', search: { token } })
          }
        >
          <Button type="submit">{words.ready.button}</Button>
        </form>
      )}
      {shown === 'done' && (
        <ButtonLink href={hrefTo({ to: '/' })} look="secondary">
          Naar de voorpagina
        </ButtonLink>
      )}
      {shown === 'unknown' && (
        <ButtonLink
          href={
            purpose === 'confirm' ? hrefTo({ to: '/nieuwsbrief', hash: 'inschrijven' }) : hrefTo({ to: '/contact' })
          }
          look="secondary"
        >
          {purpose === 'confirm' ? 'Opnieuw aanmelden' : 'Contact'}
        </ButtonLink>
      )}
    </div>
  )
}
