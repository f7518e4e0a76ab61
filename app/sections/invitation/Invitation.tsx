/** A call to action: one large line, and one or two links. */
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { LinkedText } from '#app/ui/link/LinkedText.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import type { SectionProps } from '../section-frame.ts'
import styles from './Invitation.module.css'

export function Invitation({ title, text, links, frame }: SectionProps<'invitation'>) {
  return (
    <Band {...frame} split={4} data-print="hide">
      <h2>{title}</h2>
      <div className={styles['act']}>
        {text && (
          <p className={styles['text']}>
            <LinkedText text={text} />
          </p>
        )}
        <p className={styles['links']}>
          {links.map((link, index) => (
            <ButtonLink key={link.href} href={link.href} look={index === 0 ? 'primary' : 'secondary'}>
              {link.label}
            </ButtonLink>
          ))}
        </p>
      </div>
    </Band>
  )
}
