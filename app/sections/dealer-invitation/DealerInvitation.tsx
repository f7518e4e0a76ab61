/** Where to see and buy an item: a search by postcode or town that leads to /verkooppunten, beside a list of dealers. */
import { useId, type ReactNode } from 'react'
import { Band } from '#app/ui/band/Band.tsx'
import { Button, ButtonLink } from '#app/ui/button/Button.tsx'
import fieldStyles from '#app/ui/form-field/FormField.module.css'
import type { SectionFrame } from '../section-frame.ts'
import styles from './DealerInvitation.module.css'

type DealerInvitationProps = {
  frame: SectionFrame
  title: string
  text?: string | undefined
  links?: readonly { label: string; href: string }[]
  /** The list of dealers. */
  children: ReactNode
}

export function DealerInvitation({ frame, title, text, links, children }: DealerInvitationProps) {
  const id = useId()
  return (
    <Band {...frame} split={5} aria-labelledby={`${id}-title`} data-print="hide">
      <div className={styles['words']}>
        <h2 id={`${id}-title`} className={styles['title']}>
          {title}
        </h2>
        {text !== undefined && <p className={styles['text']}>{text}</p>}
        <search>
          <form className={styles['form']} method="get" action="/verkooppunten#zoek">
            <label className={fieldStyles['label']} htmlFor={id}>
              Uw postcode of plaats
            </label>
            <input
              id={id}
              className={fieldStyles['field']}
              type="search"
              name="near"
              maxLength={60}
              autoComplete="postal-code"
              enterKeyHint="search"
            />
            <Button type="submit">Zoek een verkooppunt</Button>
          </form>
        </search>
        {links && (
          <p className={styles['links']}>
            {links.map((link) => (
              <ButtonLink key={link.href} look="quiet" href={link.href}>
                {link.label}
              </ButtonLink>
            ))}
          </p>
        )}
      </div>
      <div className={styles['dealers']}>{children}</div>
    </Band>
  )
}
