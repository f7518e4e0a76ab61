/** The signup form where nobody came for it: at the foot of the page, where it sleeps until it is nearly in sight. */
import { createIsomorphicFn } from '@tanstack/react-start'
import { asleep, awake, createAsleepPart } from '#app/lib/asleep-part.ts'
import { NewsletterForm } from './NewsletterForm.tsx'
import styles from './NewsletterForm.module.css' // its looks do not sleep

const form = createIsomorphicFn()
  .server(() => awake(NewsletterForm))
  .client(() => asleep(async () => (await import('./NewsletterForm.tsx')).NewsletterForm))

const Part = createAsleepPart(form())

export function SleepingForm({ className }: { className?: string | undefined }) {
  return <Part className={[styles['place'], className].join(' ')} />
}
