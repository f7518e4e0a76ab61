/** The form on its own page, between the opening and what the newsletter brings. */
import { Band } from '#app/ui/band/Band.tsx'
import { NewsletterForm } from './NewsletterForm.tsx'
import type { SignupState } from '#domain/newsletter/signup-state.ts'
import styles from './NewsletterBand.module.css'

/** `posted` is what the form led to when it was sent without JavaScript. */
export function NewsletterBand({ posted }: { posted?: SignupState | undefined }) {
  return (
    <Band id="inschrijven" ground="sunken" aria-labelledby="inschrijven-titel">
      <h2 id="inschrijven-titel" className={styles['title']}>
        Ontvang de volgende brief
      </h2>
      <div className={styles['form']}>
        <NewsletterForm id="brief" posted={posted} />
      </div>
    </Band>
  )
}
