/** The signup form where nobody came for it: at the foot of the page, where it sleeps until it is nearly in sight. */
import { createIsomorphicFn } from '@tanstack/react-start'
import { asleep, awake, createAsleepPart } from '#app/lib/asleep-part.ts'
import { NewsletterForm } from './NewsletterForm.tsx'

const form = createIsomorphicFn()
  .server(() => awake(NewsletterForm))
  .client(() => asleep(async () => (await import('./NewsletterForm.tsx')).NewsletterForm))

export const SleepingForm = createAsleepPart(form())
