/** A call to act: one line, large, and one or two ways to follow it. */
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { Band } from '#app/ui/band/Band.tsx'
import type { SectionOf } from '#domain/pages/section.schema.ts'
import type { SectionFrame } from '../section-frame.ts'
import styles from './Invitation.module.css'

export function Invitation({ title, text, links, frame }: SectionOf<'invitation'> & { frame?: SectionFrame }) {
  return (
    <Band {...frame} split={6} data-print="hide">
      <h2 className={styles['title']}>{title}</h2>
      <div className={styles['act']}>
        {text && <p className={styles['text']}>{text}</p>}
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
