/** The signup form where nobody came for it: at the foot of the page, where it sleeps until it is nearly in sight. */
import { createIsomorphicFn } from '@tanstack/react-start'
import { asleep, awake, createAsleepPart } from '#app/lib/asleep-part.ts'
import { NewsletterForm } from './NewsletterForm.tsx'
import styles from './NewsletterForm.module.css' // its looks do not sleep

const id = 'brief-voet'

const form = createIsomorphicFn()
  .server(() => awake(() => <NewsletterForm id={id} />))
  .client(() =>
    asleep(async () => {
      const { NewsletterForm: Form } = await import('./NewsletterForm.tsx')
      return () => <Form id={id} />
    }),
  )

const Part = createAsleepPart(form())

export function SleepingForm({ className }: { className?: string | undefined }) {
  return <Part className={[styles['place'], className].join(' ')} />
}
