/** What a visitor can ask for, with the page of its form and the days that it is kept (docs/rules.md, Requests). */

export const requestKinds = ['contact', 'samples', 'quote', 'project', 'appointment', 'service', 'application'] as const
export type RequestKind = (typeof requestKinds)[number]

/** Said of an appointment that was cancelled. */
export const cancelledWords = {
  title: 'Uw afspraak is afgezegd',
  next: ['U krijgt dit ook per mail.', 'Een andere dag? Maak dan gerust een nieuwe afspraak.'],
} as const

/** Days that a request is kept after it was made; an appointment after it took place. */
export const requestDays: Record<RequestKind, number> = {
  contact: 365,
  samples: 90,
  quote: 365,
  project: 365,
  appointment: 30,
  service: 365,
  application: 28,
}

/** The most samples in one request. */
export const sampleLimit = 5
