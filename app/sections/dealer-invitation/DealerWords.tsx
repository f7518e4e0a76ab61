/** What invites to a dealer: a line for a postcode or a town, answered at /verkooppunten. A plain GET form. */
import { Button, ButtonLink } from '#app/ui/button/Button.tsx'
import styles from './DealerInvitation.module.css'

/** `id`: as the DealerInvitation gives it; `links`: other ways. */
export function DealerWords({
  id,
  title,
  text,
  links,
}: {
  id: string
  title: string
  text?: string | undefined
  links?: readonly { label: string; href: string }[]
}) {
  return (
    <>
      <h2 id={`${id}-title`} className={styles['title']}>
        {title}
      </h2>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
      <search>
        <form className={styles['form']} method="get" action="/verkooppunten#zoek">
          <label htmlFor={id}>Uw postcode of plaats</label>
          <input
            id={id}
            className={styles['field']}
            type="search"
            name="near"
            required
            maxLength={60}
            autoComplete="postal-code"
            enterKeyHint="search"
          />
          <Button type="submit">Zoek een verkooppunt</Button>
        </form>
      </search>
      {links && (
        <p>
          {links.map((link) => (
            <ButtonLink key={link.href} look="quiet" href={link.href}>
              {link.label}
            </ButtonLink>
          ))}
        </p>
      )}
    </>
  )
}
