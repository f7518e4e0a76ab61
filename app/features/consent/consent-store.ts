/** The consent of this browser: stored in cookies and shared by its tabs. */
import { useSyncExternalStore } from 'react'
import { choiceCookies, readChoice, type ConsentChoice } from './consent-choice.ts'

/** Fired on the window when the choice has changed, here or in another tab; `consent.get()` then says what it is. */
export const consentChanged = 'consent-changed'

type CookieJar = { read: () => string; write: (cookie: string) => void }

/** A store over `jar`, which may throw: the choice then lasts as long as the page. `onChange` is called after every change. */
export function createConsentStore(jar: CookieJar, secure: () => boolean, onChange: () => void) {
  const listeners = new Set<() => void>()
  let choice: ConsentChoice | null | undefined

  const read = () => {
    try {
      return readChoice(jar.read())
    } catch {
      return choice ?? null
    }
  }
  const replace = (next: ConsentChoice | null) => {
    const changed = choice?.posthog !== next?.posthog
    choice = next
    if (!changed) return
    for (const listener of listeners) listener()
    onChange()
  }

  return {
    /** The stored choice; null when there is none yet. */
    get: (): ConsentChoice | null => (choice === undefined ? (choice = read()) : choice),
    set: (next: ConsentChoice): void => {
      if (choice === undefined) choice = read()
      try {
        for (const cookie of choiceCookies(next, secure())) jar.write(cookie)
      } catch {
        /* the choice lasts as long as this page */
      }
      replace(next)
    },
    /** Another tab may have chosen: reads again. */
    reread: (): void => replace(read()),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export const consent = createConsentStore(
  {
    read: () => document.cookie,
    write: (cookie) => {
      document.cookie = cookie
    },
  },
  () => location.protocol === 'https:',
  () => window.dispatchEvent(new Event(consentChanged)),
)

/** Reads what another tab has chosen when this tab gets the focus again, until `signal` aborts. */
export function followOtherTabs(signal: AbortSignal): void {
  addEventListener('focus', consent.reread, { signal })
  document.addEventListener('visibilitychange', consent.reread, { signal })
}

/** The choice; null while there is none, and on the server. */
export function useConsent(): ConsentChoice | null {
  return useSyncExternalStore(consent.subscribe, consent.get, () => null)
}
