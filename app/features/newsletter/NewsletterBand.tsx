/** The signup form on the newsletter page. */
import { Band } from '#app/ui/band/Band.tsx'
import { NewsletterForm } from './NewsletterForm.tsx'
import type { SignupState } from '#domain/newsletter/signup-state.ts'
import styles from './NewsletterBand.module.css'

/** `posted` is the state after a post without JavaScript. */
export function NewsletterBand({ posted }: { posted?: SignupState | undefined }) {
  return (
    <Band id="inschrijven" ground="sunken" split={4} aria-labelledby="inschrijven-titel">
      <h2 id="inschrijven-titel" className={styles['title']}>
        Ontvang de volgende brief
      </h2>
      <NewsletterForm id="brief" posted={posted} />
    </Band>
  )
}
