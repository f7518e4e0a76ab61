/** The consent of this browser: stored in cookies and shared by its tabs. */
import { useSyncExternalStore } from 'react'
import { createStoredValue } from '#app/lib/stored-value.ts'
import { choiceCookies, readChoice, type ConsentChoice } from './consent-choice.ts'

/** Fired on the window when the choice has changed, here or in another tab; `consent.get()` then says what it is. */
export const consentChanged = 'consent-changed'

/** The value is null until the visitor has chosen. */
export const consent = createStoredValue<ConsentChoice | null>({
  read: () => readChoice(document.cookie),
  write: (choice) => {
    for (const cookie of choice ? choiceCookies(choice, location.protocol === 'https:') : []) document.cookie = cookie
  },
  fallback: null,
  isSame: (one, other) => one?.posthog === other?.posthog,
})
consent.subscribe(() => dispatchEvent(new Event(consentChanged)))

/** Reads what another tab has chosen when this tab gets the focus again, until `signal` aborts. */
export function followOtherTabs(signal: AbortSignal): void {
  addEventListener('focus', consent.reread, { signal })
  document.addEventListener('visibilitychange', consent.reread, { signal })
}

/** The choice; null while there is none, and on the server. */
export function useConsent(): ConsentChoice | null {
  return useSyncExternalStore(consent.subscribe, consent.get, () => null)
}
