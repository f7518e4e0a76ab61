/** The signup form on the newsletter page, under its intro. */
import { NewsletterForm } from './NewsletterForm.tsx'
import type { SignupState } from '#domain/newsletter/signup-state.ts'
import styles from './NewsletterSignup.module.css'

/** `posted` is the state after a post without JavaScript. */
export function NewsletterSignup({ posted }: { posted?: SignupState | undefined }) {
  return (
    <section id="inschrijven" className={styles['signup']} aria-labelledby="inschrijven-titel">
      <h2 id="inschrijven-titel" className={styles['title']}>
        Ontvang de volgende brief
      </h2>
      <NewsletterForm id="brief" posted={posted} />
    </section>
  )
}
